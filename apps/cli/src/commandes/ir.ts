import { calculerImpotRevenu, type ImpotRevenu, lireFoyer } from '@francis/fiscal';
import { lireDocuments } from '../documents.ts';
import { ecrire, lireOptions, type Terminal, UsageError } from '../terminal.ts';

/** One system call per line would cost more than the calculation. */
const TAILLE_DU_LOT = 65_536;

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
  let lot = '';
  for await (const document of lireDocuments(terminal.entree)) {
    vide = false;
    const ligne = calculerLigne(document);
    refus ||= ligne.refusee;
    lot += `${ligne.texte}\n`;
    if (lot.length < TAILLE_DU_LOT) continue;
    await ecrire(terminal.sortie, lot);
    lot = '';
  }
  await ecrire(terminal.sortie, lot);
  if (vide) throw new UsageError('aucun foyer sur l’entrée standard');
  return refus ? 1 : 0;
}

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
  return { texte: presenter(id, resultat), refusee: false };
}

/** The keys are written out: a spread of the result costs more than its calculation. */
function presenter(id: unknown, r: ImpotRevenu): string {
  return JSON.stringify({
    id,
    nombre_parts: r.nombre_parts,
    revenu_brut_global: r.revenu_brut_global,
    revenu_net_imposable: r.revenu_net_imposable,
    impot_sans_quotient: r.impot_sans_quotient,
    impot_avec_quotient: r.impot_avec_quotient,
    droits_simples: r.droits_simples,
    plafonnement_qf: r.plafonnement_qf,
    decote: r.decote,
    impot_apres_decote: r.impot_apres_decote,
    reductions: r.reductions,
    pfu: r.pfu,
    credits_impot: r.credits_impot,
    cehr: r.cehr,
    cdhr: r.cdhr,
    prelevements_sociaux: r.prelevements_sociaux,
    impot_final: r.impot_final,
    rfr: r.rfr,
    tmi: r.tmi,
    statut: r.statut,
  });
}

function refuser(id: unknown, code: string, message: string): Ligne {
  return { texte: JSON.stringify({ id, erreur: { code, message } }), refusee: true };
}
