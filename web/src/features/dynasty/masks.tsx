import { Mask } from '../../ui/cards/mask';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { GlossaryText } from '../../ui/glossary/glossary-text';
import { MutationButton } from '../../ui/form/mutation-button';
import { RuleLink } from '../../ui/form/outcome';
import { printList } from '../../platform/i18n/print-list';
import { t } from '../../platform/i18n/translate';
import { offeredIn } from './use-viewer';
import type { DynastyViewer } from './use-viewer';

const MASKS = graphql(`
  fragment Masks on Dynasty {
    id
    masks {
      mask
      name
      text
      moda
      standing
      wornBy {
        id
        name
      }
    }
  }
`);

const WEAR = graphql(`
  mutation WearMask($input: WearMaskInput!) {
    wearMask(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
        seq
        ... on Dynasty {
          ...DynastyPlayers
          ...Masks
        }
      }
    }
  }
`);

type MasksProps = {
  readonly dynasty: FragmentType<typeof MASKS>;
  readonly place: DynastyViewer | null;
};

/** The masks in order of fashion. A press changes the viewer's mask. */
export function Masks({ dynasty, place }: MasksProps) {
  const { id, masks } = unmask(MASKS, dynasty);
  const mayWear = offeredIn(place, 'wearMask') !== null;
  const mine = place?.player?.mask?.mask ?? null;
  return (
    <section aria-labelledby="masks">
      <h2 id="masks">{t('masks.title')}</h2>
      <p className="quiet">
        <GlossaryText>{t('masks.modaText')}</GlossaryText> <RuleLink season={id} rule="masks" />
      </p>
      <ul className="masks">
        {masks.map(({ mask, name, text, moda, standing, wornBy }) => (
          <li key={mask} className="mask-entry" data-standing={standing} data-mine={mine === mask}>
            <Mask mask={mask} name={name} width={88} />
            <h3>{name}</h3>
            <p className="small">{text}</p>
            <p>
              {t('masks.moda')} <b className="figures">{moda}</b>{' '}
              <span className="quiet">{t(`masks.${standing}`)}</span>
            </p>
            {wornBy.length > 0 && (
              <p className="small">
                {t('masks.wornBy', { names: printList(wornBy.map((player) => player.name)) })}
              </p>
            )}
            {mayWear && (
              <MutationButton
                document={WEAR}
                season={id}
                command={`wearMask:${mask}`}
                input={{ seasonId: id, mask: mine === mask ? null : mask }}
              >
                {mine === mask ? t('masks.off') : t('masks.wear', { name })}
              </MutationButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
