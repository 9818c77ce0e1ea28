/** Whatever the server may answer: codes are added, and a client knows those that it looks for. */
export type RefusalCode = string;
