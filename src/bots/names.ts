/** The names of the server's bots. */
export const NAMES: readonly string[] = [
  ...['Ada', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fausto', 'Gilda', 'Ivo', 'Lucia', 'Marco'],
  ...['Nina', 'Oreste', 'Paola', 'Renzo', 'Sofia', 'Tullio', 'Ugo', 'Viola', 'Wanda', 'Zeno'],
];
