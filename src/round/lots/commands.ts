export type GenerateLot = { readonly type: 'GenerateLot'; readonly clientSeed: string | null };

export type LotCommand = GenerateLot;
