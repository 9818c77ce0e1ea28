/** What a request or a ruling is about, with the words by which people know it. */
export type Cited = {
  readonly lines: readonly { readonly seq: number; readonly text: string }[];
  readonly sections: readonly { readonly anchor: string; readonly title: string }[];
};

export const NOTHING_CITED: Cited = { lines: [], sections: [] };

/** As the API takes it. */
export const citing = ({ lines, sections }: Cited) => ({
  entries: lines.map(({ seq }) => seq),
  sections: sections.map(({ anchor }) => anchor),
});
