import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { printNumber } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';

const RECORD = graphql(`
  fragment RecordLine on AccountRecord {
    kind
    played
    won
    lost
    drawn
    resigned
  }
`);

type RecordLineProps = { readonly title: string; readonly record: FragmentType<typeof RECORD> };

/** The numbers of games played, won and so on. Figures that a game lacks are left out. */
export function RecordLine({ title, record }: RecordLineProps) {
  const counts = unmask(RECORD, record);
  const shown = (['played', 'won', 'lost', 'drawn', 'resigned'] as const).flatMap((name) => {
    const count = counts[name];
    return count === null ? [] : [{ name, count }];
  });
  return (
    <div className="panel">
      <h2>{title}</h2>
      <dl className="record">
        {shown.map(({ name, count }) => (
          <div key={name} data-count={name}>
            <dd>{printNumber(count)}</dd>
            <dt className="quiet small">{t(`profile.${name}`)}</dt>
          </div>
        ))}
      </dl>
    </div>
  );
}
