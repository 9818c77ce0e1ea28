/**
 * Passwords that attackers try first: the common words of leaked lists, in any letter case, with
 * digits and signs around them or digits for letters. Words of fewer than eight characters become
 * passwords only with these additions.
 */
const WORDS = `
  password passwort passw contrasena contraseña motdepasse senha parola wachtwoord parool haslo
  letmein welcome welcomeback willkommen bienvenue benvenuto iloveyou iloveu loveyou loveme
  lovelove ilovegod ilovehim tiamo teamo tequiero jetaime princess princesa prinzessin princesse
  sunshine football futbol fussball baseball basketball basketbal softball volleyball hockey soccer
  dragon monkey master superman batman spiderman ironman pokemon pikachu starwars skywalker
  startrek matrix naruto minecraft fortnite warcraft roblox freedom whatever trustno trustnoone
  shadow michael jennifer michelle jessica charlie jordan hunter thomas robert daniel andrew
  joshua matthew amanda ashley nicole stephanie elizabeth samantha benjamin nathalie christian
  christopher alexander alexandra victoria veronica valentina sebastian patricia margaret
  catherine caroline anthony richard william jonathan giovanni francesco francesca alessandro
  giuseppe juventus internazionale milan liverpool chelsea arsenal barcelona realmadrid manchester
  everton rangers celtic yankees cowboys steelers lakers redsox packers eagles patriots dolphins
  mercedes porsche ferrari lamborghini mustang corvette chevrolet harley yamaha kawasaki
  computer internet samsung motorola nintendo playstation microsoft windows google facebook
  youtube instagram linkedin whatsapp twitter gmail hotmail yahoo admin administrator
  administrador root rootroot superuser sysadmin guest guestguest user username default changeme
  changeit secret secrets topsecret private access login loginlogin testing testtest tester
  temporary temppass temppassword demo demodemo sample example qwertz azerty dvorak
  butterfly elephant chocolate cookies strawberry blueberry banana pineapple cherry lollipop
  sweetheart babygirl babyboy mybaby honey sugar angel angels blessed jesus jesuschrist christ
  heaven forever always familia family friends bestfriend mother father brother sister mylove
  midnight thunder lightning tornado hurricane blizzard phoenix diamond crystal emerald sapphire
  platinum silver golden rainbow sunflower flower flowers garden summer winter spring autumn
  january february march april june july august september october november december monday tuesday
  wednesday thursday friday saturday sunday america canada brasil mexico germany deutschland
  england france italia espana australia london paris berlin newyork california texas chicago
  scorpion tiger lion panther wolf eagle falcon rabbit turtle kitty hellokitty snoopy garfield
  tinkerbell cinderella mickeymouse mickey minnie winnie gandalf hobbit frodo merlin wizard magic
  metallica nirvana slipknot blink rockstar rocknroll guitar music musica dancer dancing skater
  snowboard surfing swimming runner gaming gamer killer ninja samurai warrior knight legend
  ridotto casino poker pokerface blackjack roulette jackpot lucky luckyme auction giolitti
  asdf asdfgh asdfghjkl qwer qwert qwerty qwertyuiop zxcv zxcvb zxcvbnm qazwsx qazwsxedc wsxedc
  abc abcd abcde abcdef abcdefg abcdefgh nothing something anything internet unknown
`;

/** Rows of keys and letters that people type in sequence. */
const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'a1b2c3d4e5f6g7h8',
  '123qweasdzxc',
  'qweasdzxc123',
  'a1s2d3f4g5h6',
  '147258369',
  '159357',
  '741852963',
  '13579',
  '24680',
].flatMap((walk) => [walk, Array.from(walk).toReversed().join('')]);

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const EASY: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ''));

/** The reason why a password is easy to guess; null if it is not. */
export function passwordWeakness(
  password: string,
  handle: string,
): 'COMMON' | 'LIKE_THE_HANDLE' | null {
  const text = password.normalize('NFKC').toLowerCase();
  if (bare(text) === bare(handle.toLowerCase())) return 'LIKE_THE_HANDLE';
  return isRepetition(text) || isWalk(text) || isWord(text) ? 'COMMON' : null;
}

/** The text without the digits and signs before and after it. */
const bare = (text: string): string =>
  text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '') || text;

/** True for a common word, alone, doubled, or after "my" or "the". Digits may replace letters. */
function isWord(text: string): boolean {
  const written = [bare(text), bare(spelled(text)), spelled(bare(text))];
  return written.some((word) => EASY.has(word) || isTwice(word) || isMine(word));
}

const spelled = (text: string): string =>
  Array.from(text, (letter) => LETTERS[letter] ?? letter).join('');

const isTwice = (text: string): boolean => {
  const half = text.slice(0, text.length / 2);
  return half + half === text && EASY.has(half);
};

const isMine = (text: string): boolean => /^(my|the)/.test(text) && EASY.has(text.slice(2));

/** True if one to four characters repeat, with at most one more character after them. */
const isRepetition = (text: string): boolean => /^(.{1,4}?)\1+.?$/su.test(text);

/**
 * True for a piece of a walk, alone or after another piece or a repetition. A piece has three
 * characters or more.
 */
function isWalk(text: string): boolean {
  for (let at = 0; at <= text.length; at += 1) {
    const [head, tail] = [text.slice(0, at), text.slice(at)];
    if (isPiece(tail) && (at === 0 || isPiece(head) || isRepetition(head))) return true;
  }
  return false;
}

const isPiece = (text: string): boolean =>
  text.length >= 3 && WALKS.some((walk) => walk.includes(text));
