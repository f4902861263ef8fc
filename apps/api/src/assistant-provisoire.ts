import type { Assistant, ReponseAssistant } from '@francis/assistant';
import { completerFoyer, derniereAnneeCouverte, expliquerImpotRevenu } from '@francis/fiscal';

/** Stands in for the assistant while it is being written: the tax of one salary, with its tree. */
export const assistantProvisoire: Assistant = {
  async *repondre(demande, { signal } = {}) {
    yield { type: 'etape', libelle: 'Lecture de la question' };
    signal?.throwIfAborted();
    const salaires = Number(/(\d[\d\s\u00a0\u202f]{2,})/.exec(demande.question)?.[1]?.replace(/\s/g, '') ?? NaN);
    const reponse = repondre(salaires);
    for (const mot of reponse.balisage.split(/(?<= )/)) yield { type: 'texte', delta: mot };
    yield { type: 'reponse', reponse };
  },
};

function repondre(salaires: number): ReponseAssistant {
  const commun = { notes: [], suites: [], modele: 'provisoire' };
  const annee = derniereAnneeCouverte();
  const calcul = Number.isFinite(salaires)
    ? expliquerImpotRevenu(completerFoyer({ declarant1: { salaires } }), annee)
    : undefined;
  if (!calcul || 'statut' in calcul) {
    const texte = 'Quel est votre salaire net imposable ?';
    return { ...commun, answer: texte, balisage: texte, sources: [], statut: 'clarification', calculs: [] };
  }
  const montant = `${calcul.resultat.impot_final.toLocaleString('fr-FR')} €`;
  return {
    ...commun,
    answer: `Votre impôt sur le revenu est de ${montant}.`,
    balisage: `Votre impôt sur le revenu est de [${montant}](#calcul-c1).`,
    sources: ['CGI art. 197'],
    statut: 'exact',
    calculs: [
      {
        id: 'c1',
        libelle: 'Impôt sur le revenu',
        valeur: calcul.resultat.impot_final,
        unite: 'EUR',
        annee,
        regle: 'ir.impot_final',
        trace: structuredClone(calcul.trace) as never,
      },
    ],
  };
}
