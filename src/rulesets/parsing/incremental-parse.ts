/**
 * Skips the parts of a document that are already parsed. A parse freezes properties and articles,
 * and a patch shares the parts that it does not change. Accepts only documents that the whole
 * schema would accept.
 */
import { Article, MOST_ARTICLES } from '../articles/article';
import type { Ruleset } from '../document/ruleset';
import type { z } from 'zod';

type DocumentSchema = z.ZodObject<Record<string, z.ZodType>>;

/** The schema that parsed each object. */
const parsedBy = new WeakMap<object, z.ZodType>();
const required = new WeakMap<DocumentSchema, readonly string[]>();

/** The parsed document; null if the whole schema must parse it. */
export function parseChanged(schema: DocumentSchema, value: unknown): unknown {
  if (!isRecord(value)) return null;
  const { shape } = schema;
  if (Object.keys(value).some((name) => !Object.hasOwn(shape, name))) return null;
  if (requiredIn(schema).some((name) => !Object.hasOwn(value, name))) return null;
  const document: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(shape)) {
    if (!Object.hasOwn(value, name)) continue;
    const part = parsePart(property, name, value[name]);
    if (part === undefined) return null;
    document[name] = part;
  }
  return document;
}

/** Records the parts of an accepted document. The document is frozen. */
export function cacheParts(schema: DocumentSchema, document: Ruleset): void {
  for (const [name, part] of Object.entries(document)) {
    const property = schema.shape[name];
    if (property !== undefined && isObject(part)) parsedBy.set(part, property);
  }
  for (const article of document.articles ?? []) parsedBy.set(article, Article);
}

function parsePart(property: z.ZodType, name: string, value: unknown): unknown {
  if (isObject(value) && parsedBy.get(value) === property) return value;
  if (name === 'articles') return parseArticles(value);
  const parsed = property.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

function parseArticles(value: unknown): readonly Article[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_ARTICLES) return undefined;
  const articles: Article[] = [];
  for (const each of value as unknown[]) {
    const isKnown = isObject(each) && parsedBy.get(each) === Article;
    const article = isKnown ? (each as Article) : Article.safeParse(each).data;
    if (article === undefined) return undefined;
    articles.push(article);
  }
  return articles;
}

/** The properties that a document must have. */
function requiredIn(schema: DocumentSchema): readonly string[] {
  const known = required.get(schema);
  if (known !== undefined) return known;
  const issues = schema.safeParse({}).error?.issues ?? [];
  const names = issues.map(({ path }) => String(path[0]));
  required.set(schema, names);
  return names;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && !Array.isArray(value);
