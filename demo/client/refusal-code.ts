/** Any code from the server. Codes are added over time; a client checks for the codes it knows. */
export type RefusalCode = string;
