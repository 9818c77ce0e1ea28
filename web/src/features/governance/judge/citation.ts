/** The subject of a request or ruling, with its names for people. */
export type Cited = {
  readonly lines: readonly { readonly seq: number; readonly text: string }[];
  readonly sections: readonly { readonly anchor: string; readonly title: string }[];
};

export const NOTHING_CITED: Cited = { lines: [], sections: [] };

/** The API's input for it. */
export const citing = ({ lines, sections }: Cited) => ({
  entries: lines.map(({ seq }) => seq),
  sections: sections.map(({ anchor }) => anchor),
});
