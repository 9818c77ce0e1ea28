import de from '../../web/src/translations/de.json';
import { setLanguage } from '../../web/src/platform/i18n/language';
import { sentencesOf } from '../../web/src/platform/i18n/sentences';
import { translatorOf } from '../../web/src/platform/i18n/translator';

// Imported before the client's modules, which make formats and texts when they load.
setLanguage('de', translatorOf('de', de), sentencesOf('de', de));
