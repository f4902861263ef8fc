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
  const mots = motsDe(texte);
  return (
    mots.length > 0 &&
    mots.length <= MOTS_MAX &&
    mots.every((m) => POLITESSES.has(m)) &&
    mots.some((m) => SALUTS.has(m))
  );
}

/** Runs of letters and digits, without an expression. */
function motsDe(texte: string): string[] {
  let propre = '';
  for (const c of texte) propre += c.toLowerCase() === c.toUpperCase() && !(c >= '0' && c <= '9') ? ' ' : c;
  return propre.split(' ').filter((m) => m !== '');
}
