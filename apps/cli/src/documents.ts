import { createInterface } from 'node:readline';
import type { RefusFiscal } from '@francis/fiscal';
import { ecrire, lireOptions, type Terminal, UsageError } from './terminal.ts';

/** One system call per line would cost more than the calculation. */
const TAILLE_DU_LOT = 65_536;

/** Figures under their outside names, and the certainty. */
type Reponse = Readonly<Record<string, number | string>>;

/**
 * Runs a command that answers each JSON document of standard input by one line, in order. `id` is copied, a refusal is
 * `{id?, erreur: {code, message}}`. Returns 1 when at least one document was refused.
 */
export async function repondreParLigne(
  args: string[],
  terminal: Terminal,
  repondre: (brut: unknown) => Reponse | RefusFiscal,
): Promise<number> {
  const { positionals } = lireOptions(args, {});
  if (positionals.length > 0) throw new UsageError('cette commande lit l’entrée standard et ne prend pas d’argument');
  let refus = false;
  let vide = true;
  let lot = '';
  for await (const document of lireDocuments(terminal.entree)) {
    vide = false;
    const reponse = repondreDocument(document, repondre);
    refus ||= 'erreur' in reponse;
    lot += `${JSON.stringify(reponse)}\n`;
    if (lot.length < TAILLE_DU_LOT) continue;
    await ecrire(terminal.sortie, lot);
    lot = '';
  }
  if (vide) throw new UsageError('aucune demande sur l’entrée standard');
  if (lot !== '') await ecrire(terminal.sortie, lot);
  return refus ? 1 : 0;
}

function repondreDocument(document: string, repondre: (brut: unknown) => Reponse | RefusFiscal): object {
  let brut: unknown;
  try {
    brut = JSON.parse(document);
  } catch {
    return { erreur: { code: 'JSON_INVALIDE', message: 'Cette ligne n’est pas un JSON valide.' } };
  }
  const id = typeof brut === 'object' && brut !== null && 'id' in brut && brut.id !== undefined ? { id: brut.id } : {};
  const reponse = repondre(brut);
  return estRefus(reponse)
    ? { ...id, erreur: { code: reponse.code, message: reponse.message } }
    : { ...id, ...reponse };
}

const estRefus = (reponse: Reponse | RefusFiscal): reponse is RefusFiscal => reponse['statut'] === 'refus';

/** A first line that is a whole JSON value announces NDJSON; otherwise the input is one object over several lines. */
export async function* lireDocuments(entree: Terminal['entree']): AsyncGenerator<string> {
  const lignes = createInterface({ input: entree, crlfDelay: Number.POSITIVE_INFINITY });
  let morceaux: string[] | null = null;
  let premiere = true;
  for await (const brute of lignes) {
    const ligne = premiere ? brute.replace(/^\uFEFF/, '') : brute;
    if (morceaux) morceaux.push(ligne);
    else if (ligne.trim() === '') continue;
    else if (premiere && !estJson(ligne) && ouvreUnObjet(ligne)) morceaux = [ligne];
    else yield ligne;
    premiere = false;
  }
  if (morceaux) yield* decouper(morceaux);
}

/** An object over several lines, or NDJSON whose first line is broken: then each line answers for itself. */
function decouper(morceaux: string[]): string[] {
  const tout = morceaux.join('\n');
  const pleines = morceaux.filter((ligne) => ligne.trim() !== '');
  return !estJson(tout) && pleines.slice(1).some(estObjet) ? pleines : [tout];
}

const ouvreUnObjet = (texte: string): boolean => texte.trimStart().startsWith('{');

function estJson(texte: string): boolean {
  try {
    JSON.parse(texte);
    return true;
  } catch {
    return false;
  }
}

const estObjet = (texte: string): boolean => ouvreUnObjet(texte) && estJson(texte);
