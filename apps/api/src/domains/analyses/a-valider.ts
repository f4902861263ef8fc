import type { Cloison } from '../cabinet/index.ts';
import type { FicheClient } from '../clients/index.ts';
import { empreinteDesParametres, lireDossier } from './calcul/dossier.ts';
import { enEuros } from './calcul/ecrire.ts';
import { type Analyse, depotAnalyses } from './repository.ts';

interface AnalyseAValider {
  readonly analyse: Analyse;
  /** What no longer stands as it was computed: such an analysis is made again before it becomes advice. */
  readonly depassee: 'loi' | 'dossier' | null;
}

/** A kept analysis beside the file and the law of today; undefined when the file holds none of that name. */
export async function analyseAValider(
  cloison: Cloison,
  fiche: FicheClient,
  analyseId: string,
): Promise<AnalyseAValider | undefined> {
  const analyse = await depotAnalyses(cloison, fiche.id).trouver(analyseId);
  if (!analyse) return undefined;
  const memeLoi = analyse.parametres === empreinteDesParametres(analyse.annee);
  if (!memeLoi) return { analyse, depassee: 'loi' };
  // A note that was corrected changes the version of the file, and no figure: only facts count.
  const memesFaits = cleDe(analyse.faits) === cleDe(lireDossier(fiche, analyse.annee).faits);
  return { analyse, depassee: memesFaits ? null : 'dossier' };
}

const cleDe = (faits: Analyse['faits']): string =>
  JSON.stringify(
    faits.map(({ chemin, valeur }) => [chemin, valeur]).toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );

/** Words to start from, made of the figures of the analysis alone. */
export function proposerConseil({ resultat, annee }: Analyse): { readonly titre: string; readonly texte: string } {
  const leviers = resultat.pistes.filter(({ nature }) => nature === 'levier');
  const droits = resultat.pistes.filter(({ nature }) => nature === 'droit');
  const points = resultat.manques.filter(({ decisif }) => decisif);
  const blocs = [
    'summary' in resultat ? resultat.summary : resultat.notes_explicatives.join(' '),
    ...(resultat.chiffres ? [`Total dû sur les revenus ${annee} : ${enEuros(resultat.chiffres.total)}.`] : []),
    ...section(
      'Ce que nous vous conseillons :',
      leviers.map((p) => `${p.action} ${p.titre} : ${gain(p)}. ${p.condition} ${p.risque} (${p.article})`),
    ),
    ...section(
      'Ce qui est déjà compté, à justifier :',
      droits.map((p) => `${p.titre} : ${enEuros(p.gain)}. Pièce : ${p.justificatif}. (${p.article})`),
    ),
    ...section(
      'À confirmer :',
      points.map(({ question }) => question),
    ),
  ];
  return {
    titre: resultat.genre === 'generale' ? `Conseil sur les revenus ${annee}` : `Impôt sur les revenus ${annee}`,
    texte: blocs.join('\n\n'),
  };
}

/** What the engine only estimates is told so to whoever is advised. */
const gain = ({ gain: euros, statut }: { readonly gain: number; readonly statut: string }): string =>
  statut === 'exact' ? `${enEuros(euros)} de moins` : `environ ${enEuros(euros)} de moins, à confirmer`;

const section = (titre: string, lignes: readonly string[]): string[] =>
  lignes.length === 0 ? [] : [[titre, ...lignes.map((ligne) => `- ${ligne}`)].join('\n')];
