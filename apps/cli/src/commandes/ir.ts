import { createInterface } from 'node:readline';
import { calculerImpotRevenu, lireFoyer } from '@francis/fiscal';
import { ecrire, lireOptions, type Terminal, UsageError } from '../terminal.ts';

type Ligne = { readonly texte: string; readonly refusee: boolean };

/**
 * `francis ir`: one household as one JSON object (on one or several lines), or NDJSON, from standard input.
 * One line out per household in, in order. Returns 1 when at least one was refused.
 */
export async function commandeIr(args: string[], terminal: Terminal): Promise<number> {
  const { positionals } = lireOptions(args, {});
  if (positionals.length > 0) throw new UsageError('cette commande lit l’entrée standard et ne prend pas d’argument');
  let refus = false;
  let vide = true;
  for await (const document of lireDocuments(terminal.entree)) {
    vide = false;
    const ligne = calculerLigne(document);
    refus ||= ligne.refusee;
    await ecrire(terminal.sortie, `${ligne.texte}\n`);
  }
  if (vide) throw new UsageError('aucun foyer sur l’entrée standard');
  return refus ? 1 : 0;
}

/** A first line that is a whole JSON value announces NDJSON; otherwise the input is one object over several lines. */
async function* lireDocuments(entree: Terminal['entree']): AsyncGenerator<string> {
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

function calculerLigne(document: string): Ligne {
  let brut: unknown;
  try {
    brut = JSON.parse(document);
  } catch {
    return refuser(undefined, 'JSON_INVALIDE', 'Cette ligne n’est pas un JSON valide.');
  }
  const id = brut && typeof brut === 'object' && 'id' in brut ? brut.id : undefined;
  const lecture = lireFoyer(brut);
  if ('statut' in lecture) return refuser(id, lecture.code, lecture.message);
  const resultat = calculerImpotRevenu(lecture.foyer, lecture.annee_revenus);
  if (resultat.statut === 'refus') return refuser(id, resultat.code, resultat.message);
  const { reserves: _reserves, annee_parametres: _annee, statut, ...chiffres } = resultat;
  return { texte: JSON.stringify({ ...(id === undefined ? {} : { id }), ...chiffres, statut }), refusee: false };
}

function refuser(id: unknown, code: string, message: string): Ligne {
  return { texte: JSON.stringify({ ...(id === undefined ? {} : { id }), erreur: { code, message } }), refusee: true };
}
