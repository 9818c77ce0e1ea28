import { useState } from 'react';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { DeclaredFormFragment, DeclaredInput } from '../../generated/graphql';
import { Card } from '../../ui/cards/card';
import { DeckDialog } from '../../ui/cards/deck-dialog';
import type { Face } from '../../ui/cards/face';
import { Field } from '../../ui/form/field';
import { SealButtons } from '../../ui/form/seal-buttons';
import { SelectField } from '../../ui/form/select-field';
import { useAllPlayers } from '../../ui/list/use-all-players';
import { useCommand } from '../../platform/api/use-command';
import { t } from '../../platform/i18n/translate';
import { keepText } from '../../platform/sealing/kept-text';
import { sealed } from '../../platform/sealing/sealed-text';
import { sha256Of } from '../../platform/sha256';

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
        facts
      }
      seq
    }
  }
`);

const COMMIT = graphql(`
  mutation CommitSecretAttempt($input: CommitSecretAttemptInput!) {
    commitSecretAttempt(input: $input) {
      refusal {
        code
        message
        anchor
        facts
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

/** The parts of a declaration, with the two ways to seal it. */
export function DeclaredForm({ season, secret, own }: DeclaredFormProps) {
  const { id, ruleset, players, ...more } = unmask(PLAYERS, season);
  const { code, title, declares } = unmask(FORM, secret);
  const [things, setThings] = useState<Things>({});
  const entrusting = useCommand(ENTRUST, {
    ...{ season: id, command: `entrustSecretAttempt ${code}`, secret: true },
  });
  const committing = useCommand(COMMIT, { season: id, command: `commitSecretAttempt ${code}` });
  const people = useAllPlayers(id, players).filter((each) => each.id !== own);
  const lots = 'auction' in more ? more.auction.lots.nodes : [];
  const optionsOf = ({ type, choices }: Part) => {
    if (type === 'CHOICE') return choices.map((each) => ({ value: each.code, name: each.title }));
    if (type === 'PLAYER') return people.map((each) => ({ value: each.id, name: each.name }));
    return lots.map((each) => ({ value: each.id, name: String(each.number) }));
  };
  /** A declared thing as the text has it; undefined while there is none. */
  const written = ({ name }: Part): unknown => {
    const { choice, number, playerId, card, lotId } = things[name] ?? {};
    const player = people.find((each) => each.id === playerId)?.name;
    const lot = lots.find((each) => each.id === lotId)?.number;
    return choice ?? number ?? player ?? card ?? lot;
  };
  const isWhole = declares.every((part) => written(part) !== undefined);
  // A text takes a name such as `p3` for a player's number.
  const isWritable = !declares.some(
    (part) => part.type === 'PLAYER' && /^p\d+$/.test(String(written(part))),
  );
  const of = { seasonId: id, action: code };
  const entrust = (): Promise<unknown> =>
    entrusting.send({ ...of, declares: declares.map(({ name }) => ({ name, ...things[name] })) });
  // The text is stored before the hash is sent, so that a crash loses neither.
  const commit = (): Promise<unknown> => {
    const declared = declares.map((part) => [part.name, written(part)]);
    const text = sealed(JSON.stringify(Object.fromEntries(declared)));
    const sha256 = sha256Of(text);
    keepText(id, sha256, text);
    return committing.send({ ...of, sha256 });
  };
  return (
    <>
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
      </div>
      {isWhole ? (
        <SealButtons
          name={t('seal.do')}
          season={id}
          mutation="entrustSecretAttempt"
          commit="commitSecretAttempt"
          entrusting={entrusting.state}
          own={committing.state}
          onEntrust={() => void entrust()}
          onOwn={isWritable ? () => void commit() : undefined}
        />
      ) : (
        <p className="quiet small">{t('attempts.fill', { title })}</p>
      )}
    </>
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
  const { title, type } = part;
  if (type === 'NUMBER') return <NumberField part={part} onThing={onThing} />;
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

type NumberFieldProps = Pick<PartFieldProps, 'part' | 'onThing'>;

/** A number within its limits; nothing is declared while another text is typed. */
function NumberField({ part: { title, least, most }, onThing }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const limits = { least: least ?? 0, most: most ?? 0 };
  return (
    <Field
      label={title}
      inputMode="numeric"
      value={typed}
      hint={t('values.between', limits)}
      onChange={(text) => {
        setTyped(text);
        const number = /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : NaN;
        onThing(number >= limits.least && number <= limits.most ? { number } : {});
      }}
    />
  );
}
