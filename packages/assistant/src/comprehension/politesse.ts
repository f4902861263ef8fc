/** Words that greet, thank or take leave, as a normalised text writes them. */
const POLITESSES: ReadonlySet<string> = new Set(
  'bonjour bonsoir bjr bsr salut hello coucou hey merci mercis thanks thx parfait super genial top ok okay d accord bien note entendu compris au revoir a bientot plus tard bonne journee soiree tres grand beaucoup mille infiniment encore pour votre ton ta vos reponse aide reponses francis et c est tout bye adieu ciao enchante comment allez vous ca va tu vas cordialement'.split(
    ' ',
  ),
);
/** One of these at least: « c est tout » alone is no greeting. */
const SALUTS: ReadonlySet<string> = new Set(
  'bonjour bonsoir bjr bsr salut hello coucou hey merci mercis thanks thx parfait super genial revoir bientot bye adieu ciao enchante'.split(
    ' ',
  ),
);
const MOTS_MAX = 12;

/** A message that only greets or thanks: it asks nothing. */
export function estPolitesse(texte: string): boolean {
  let nombre = 0;
  let salue = false;
  for (const mot of motsDe(texte)) {
    nombre += 1;
    if (nombre > MOTS_MAX || !POLITESSES.has(mot)) return false;
    salue ||= SALUTS.has(mot);
  }
  return salue;
}

/** Runs of letters and digits, without an expression; read only as far as they are asked for. */
function* motsDe(texte: string): Generator<string> {
  let mot = '';
  for (const c of texte) {
    const signe = c.toLowerCase() === c.toUpperCase() && !(c >= '0' && c <= '9');
    if (!signe) mot += c;
    else if (mot !== '') {
      yield mot;
      mot = '';
    }
  }
  if (mot !== '') yield mot;
}
