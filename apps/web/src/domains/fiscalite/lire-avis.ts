import type { DocumentReponse, DocumentResume } from '@francis/contract';

/** Years shown beside the current one, as many as a person compares. */
const AVIS_MONTRES = 3;

/** The last notice that was read of each year of income, the latest year first. */
export function avisParAnnee(documents: readonly DocumentResume[]): DocumentResume[] {
  const parAnnee = new Map<number, DocumentResume>();
  for (const document of documents.toSorted((a, b) => a.deposeLe.localeCompare(b.deposeLe)))
    if (document.type === 'avis' && document.annee !== null && document.etat !== 'refuse')
      parAnnee.set(document.annee, document);
  return [...parAnnee.values()].toSorted((a, b) => (b.annee ?? 0) - (a.annee ?? 0)).slice(0, AVIS_MONTRES);
}

/** What a notice prints, as far as it was read and not refused by the person. */
export interface AvisLu {
  readonly id: string;
  readonly annee: number;
  readonly imposable: number | undefined;
  readonly parts: number | undefined;
  readonly net: number | undefined;
  readonly retenu: number | undefined;
  /** Positive to pay, negative to receive. */
  readonly solde: number | undefined;
}

export function lireAvis({ id, annee, faits }: DocumentReponse): AvisLu | undefined {
  if (annee === null) return undefined;
  const nombre = (chemin: string): number | undefined => {
    const fait = faits.find((f) => f.chemin === chemin && f.accepte !== false);
    return typeof fait?.valeur === 'number' ? fait.valeur : undefined;
  };
  const restitution = nombre('avis.restitution');
  return {
    id,
    annee,
    imposable: nombre('revenuNetImposable'),
    parts: nombre('parts'),
    net: nombre('avis.impot_net'),
    retenu: nombre('retenue'),
    solde: nombre('avis.solde') ?? (restitution === undefined ? undefined : -restitution),
  };
}
