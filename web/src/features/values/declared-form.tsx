import { useState } from 'react';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { DeclaredFormFragment, DeclaredInput } from '../../generated/graphql';
import { Card } from '../../ui/cards/card';
import { DeckDialog } from '../../ui/cards/deck-dialog';
import type { Face } from '../../ui/cards/face';
import { Field } from '../../ui/form/field';
import { MutationButton } from '../../ui/form/mutation-button';
import { SelectField } from '../../ui/form/select-field';
import { useAllPlayers } from '../../ui/list/use-all-players';
import { t } from '../../platform/i18n/translate';

const FORM = graphql(`
  fragment DeclaredForm on AdditionalSecretAction {
    code
    title
    declares {
      name
      title
      type
      least
      most
      choices {
        code
        title
      }
    }
  }
`);
const PLAYERS = graphql(`
  fragment DeclaredPlayers on Season {
    id
    ruleset {
      id
    }
    players(first: 100) {
      ...Everybody
    }
    ... on Round {
      auction {
        id
        lots {
          nodes {
            id
            number
          }
        }
      }
    }
  }
`);
const ENTRUST = graphql(`
  mutation EntrustSecretAttempt($input: EntrustSecretAttemptInput!) {
    entrustSecretAttempt(input: $input) {
      refusal {
        code
        message
        anchor
      }
      seq
    }
  }
`);

type Part = DeclaredFormFragment['declares'][number];
type Things = Readonly<Record<string, Omit<DeclaredInput, 'name'>>>;
type DeclaredFormProps = {
  readonly season: FragmentType<typeof PLAYERS>;
  readonly secret: FragmentType<typeof FORM>;
  readonly own: string | null;
};

/** The parts of a declaration, and a button that entrusts it to the server. */
export function DeclaredForm({ season, secret, own }: DeclaredFormProps) {
  const { id, ruleset, players, ...more } = unmask(PLAYERS, season);
  const { code, title, declares } = unmask(FORM, secret);
  const [things, setThings] = useState<Things>({});
  const people = useAllPlayers(id, players).filter((each) => each.id !== own);
  const lots = 'auction' in more ? more.auction.lots.nodes : [];
  const optionsOf = ({ type, choices }: Part) => {
    if (type === 'CHOICE') return choices.map((each) => ({ value: each.code, name: each.title }));
    if (type === 'PLAYER') return people.map((each) => ({ value: each.id, name: each.name }));
    return lots.map((each) => ({ value: each.id, name: String(each.number) }));
  };
  return (
    <div className="line-up">
      {declares.map((part) => (
        <PartField
          key={part.name}
          part={part}
          ruleset={ruleset.id}
          options={optionsOf(part)}
          thing={things[part.name]}
          onThing={(thing) => setThings({ ...things, [part.name]: thing })}
        />
      ))}
      <MutationButton
        document={ENTRUST}
        season={id}
        command={`entrustSecretAttempt ${code}`}
        input={{
          seasonId: id,
          action: code,
          declares: declares.map(({ name }) => ({ name, ...things[name] })),
        }}
        look="act"
      >
        {t('attempts.entrust', { title })}
      </MutationButton>
    </div>
  );
}

type PartFieldProps = {
  readonly part: Part;
  readonly ruleset: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly thing: Things[string] | undefined;
  readonly onThing: (thing: Things[string]) => void;
};

const FIELDS = { CHOICE: 'choice', PLAYER: 'playerId', LOT: 'lotId' } as const;

function PartField({ part, ruleset, options, thing, onThing }: PartFieldProps) {
  const [card, setCard] = useState<Face | null>(null);
  const { title, type, least, most } = part;
  if (type === 'NUMBER') {
    return (
      <Field
        label={title}
        inputMode="numeric"
        value={String(thing?.number ?? '')}
        hint={t('values.between', { least: least ?? 0, most: most ?? 0 })}
        onChange={(typed) => onThing(/^-?\d{1,9}$/.test(typed) ? { number: Number(typed) } : {})}
      />
    );
  }
  if (type === 'CARD') {
    return (
      <>
        {card !== null && <Card face={card} width={48} />}
        <DeckDialog
          ruleset={ruleset}
          label={t('values.whichCard', { title })}
          onChoose={(face) => {
            setCard(face);
            onThing({ card: { rank: face.rank, suit: face.suit } });
          }}
        />
      </>
    );
  }
  const field = FIELDS[type];
  return (
    <SelectField
      label={title}
      value={thing?.[field] ?? ''}
      of={[{ value: '', name: t('attempts.choose', { title }) }, ...options]}
      onChange={(value) => onThing(value === '' ? {} : { [field]: value })}
    />
  );
}
