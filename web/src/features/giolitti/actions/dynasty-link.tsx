import { Link } from 'wouter';
import { t } from '../../../platform/i18n/translate';

/** The link to the dynasty, where ready players are dealt in. */
export function DynastyLink({ season }: { readonly season: string }) {
  return (
    <Link className="button button-act" href={`/d/${season}`}>
      {t('result.next')}
    </Link>
  );
}
