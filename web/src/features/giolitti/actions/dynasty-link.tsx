import { Link } from 'wouter';
import { say } from '../../../platform/i18n/translate';

/** The link to the dynasty, where ready players are dealt in. */
export function ToDynasty({ season }: { readonly season: string }) {
  return (
    <Link className="button button-act" href={`/d/${season}`}>
      {say('result.next')}
    </Link>
  );
}
