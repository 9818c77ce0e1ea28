import { Link } from 'wouter';
import { t } from '../../../platform/i18n/translate';

/** A link to the dynasty, where players make themselves ready for the next game. */
export function DynastyLink({ season }: { readonly season: string }) {
  return (
    <Link className="button button-act" href={`/d/${season}`}>
      {t('result.next')}
    </Link>
  );
}
