/** Stems that people lengthen with figures and signs: `motdepasse2026!`, `azertyuiop123`. */
const RACINES = new Set(
  `motdepasse motsdepasse monmotdepasse password passwords passw0rd mypassword azerty azertyuiop azertyuiopqs qwerty
  qwertyuiop qwertz qwertzuiop administrateur administrator admin adminadmin bonjour bonjourbonjour jetaime jetaimejetaime
  iloveyou soleil chocolat doudou loulou marseille football princesse coucou nicolas camille julien changeme letmein
  welcome bienvenue secret topsecret dragon monkey superman batman starwars pokemon trustno impots impotsgouv
  declaration fiscalite patrimoine notaire comptable expertcomptable testtest testtesttest azertyazerty qwertyqwerty
  passwordpassword motdepassemotdepasse abcdefghijkl abcdefghijklm abcabcabcabc correcthorsebatterystaple
  unmotdepasse lemotdepasse nouveaumotdepasse defaultpassword temporaire provisoire`.split(/\s+/),
);

const EXACTS = new Set(
  `1q2w3e4r5t6y 1qaz2wsx3edc q1w2e3r4t5y6 a1z2e3r4t5y6 zaq12wsxcde3 1234azerty1234 123456azerty azerty123456
  123456qwerty qwerty123456 1q2w3e4r5t6y7u8i 0123456789az aqwzsxedcrfv qazwsxedcrfv azeqsdwxcazeqsdwxc`.split(/\s+/),
);

/** @param nu the password in lower case without accents. */
export function estMotDePasseCommun(nu: string): boolean {
  if (EXACTS.has(nu)) return true;
  const coeur = sansBords(nu);
  return [nu, coeur, lireLesChiffres(coeur)].some((forme) => RACINES.has(forme.replace(/[^a-z]/g, '')));
}

/** Without the figures and signs added before or after. */
const sansBords = (texte: string): string => texte.replace(/^[^a-z]+|[^a-z]+$/g, '');

/** Figures and signs that stand for letters: `p4ssw0rd`. */
const lireLesChiffres = (texte: string): string =>
  texte.replace(/0/g, 'o').replace(/[1!]/g, 'i').replace(/3/g, 'e').replace(/[4@]/g, 'a').replace(/[5$]/g, 's');
