/** The citations of a request or ruling, with names. */
export type Citation = {
  readonly lines: readonly { readonly seq: number; readonly text: string }[];
  readonly sections: readonly { readonly anchor: string; readonly title: string }[];
};

export const NO_CITATION: Citation = { lines: [], sections: [] };

/** The API's input for the citations. */
export const citationInput = ({ lines, sections }: Citation) => ({
  entries: lines.map(({ seq }) => seq),
  sections: sections.map(({ anchor }) => anchor),
});
