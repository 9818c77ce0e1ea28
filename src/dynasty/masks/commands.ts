/** null: takes the mask off. */
export type WearMask = { readonly type: 'WearMask'; readonly mask: string | null };
export type UseReali = {
  readonly type: 'UseReali';
  readonly gameId: string;
  readonly trick: string;
};
export type RevealMask = {
  readonly type: 'RevealMask';
  readonly gameId: string;
  readonly mask: string;
};

export type MaskCommand = WearMask | UseReali | RevealMask;
