/**
 * Any code that the server may send: codes are added over time, and a client checks for those it
 * knows.
 */
export type RefusalCode = string;
