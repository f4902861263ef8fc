import { euros, nombre, pourcent } from '../core/typographie.ts';
import type { DemandePoste, NaturePenalite } from './demande.ts';
import { auTaux, centime, type EtapePoste, type LireNombre, type ReglePoste, somme } from './regle.ts';

/** Months of the calendar, from year zero. */
function rangDuMois(jour: string): number {
  const [annee = 0, mois = 0] = jour.split('-').map(Number);
  return annee * 12 + mois;
}

/**
 * Months that bear interest: from the first day of the month after the one in which the tax was due, to the last day of
 * the month of the payment (CGI art. 1727 IV). Nothing when both fall in the same month.
 */
function moisDeRetard({ mois = 0, date_limite, date_paiement }: DemandePoste): number {
  if (date_limite === undefined || date_paiement === undefined) return mois;
  return Math.max(0, rangDuMois(date_paiement) - rangDuMois(date_limite));
}

function interets(demande: DemandePoste, lire: LireNombre, regle: string): EtapePoste[] {
  const { montants } = demande;
  const mois = moisDeRetard(demande);
  const taux = lire('penalites.interet_mois');
  const interet = centime(somme(montants) * taux * mois);
  return [
    {
      regle: 'poste.taux',
      libelle: 'Taux de l’intérêt de retard, par mois',
      valeur: taux,
      unite: 'taux',
      formule: `${pourcent(taux)} par mois, lu dans la loi`,
      parametres: ['penalites.interet_mois'],
    },
    {
      regle,
      libelle: 'Intérêt de retard',
      valeur: interet,
      formule: `${pourcent(taux)} × ${nombre(mois)} mois × ${euros(somme(montants))} = ${euros(interet)}`,
      parametres: ['penalites.interet_mois'],
    },
  ];
}

/** What a late payment or a late return adds. */
export const REGLES_CONTROLE: Readonly<Record<NaturePenalite, ReglePoste>> = {
  interet_retard: {
    libelle: 'Intérêt de retard',
    article: 'CGI art. 1727 III et IV',
    unite: 'EUR',
    entree: 'Impôt dû',
    hypotheses: [
      'L’intérêt court du premier jour du mois qui suit l’échéance au dernier jour du mois du paiement ; aucune remise pour correction spontanée.',
    ],
    etapes: (demande, lire) => interets(demande, lire, 'poste.montant'),
  },
  majoration_paiement: {
    libelle: 'Majoration de paiement tardif',
    article: 'CGI art. 1730',
    unite: 'EUR',
    entree: 'Somme payée en retard',
    hypotheses: ['Impôt sur le revenu payé après la date limite de l’avis.'],
    etapes: auTaux('Majoration', 'penalites.paiement'),
  },
  retard_professionnel: {
    libelle: 'Intérêt et majoration de paiement tardif',
    article: 'CGI art. 1727 et 1731',
    unite: 'EUR',
    entree: 'Somme payée en retard',
    hypotheses: ['Impôt d’une entreprise (TVA, impôt sur les sociétés…) déclaré à temps et payé en retard.'],
    etapes: (demande, lire) => {
      const etapes = interets(demande, lire, 'poste.base');
      const interet = etapes.at(-1)?.valeur ?? 0;
      const taux = lire('penalites.paiement_professionnel');
      const majoration = centime(somme(demande.montants) * taux);
      return [
        ...etapes,
        {
          regle: 'poste.majoration',
          libelle: 'Majoration',
          valeur: majoration,
          formule: `${pourcent(taux)} × ${euros(somme(demande.montants))} = ${euros(majoration)}`,
          parametres: ['penalites.paiement_professionnel'],
        },
        {
          regle: 'poste.montant',
          libelle: 'Intérêt et majoration',
          valeur: centime(interet + majoration),
          formule: `${euros(interet)} + ${euros(majoration)} = ${euros(centime(interet + majoration))}`,
          parametres: [],
        },
      ];
    },
  },
  majoration_depot: depotTardif(
    'penalites.retard',
    'Déclaration déposée en retard, sans mise en demeure ; l’intérêt de retard s’ajoute.',
  ),
  majoration_mise_en_demeure: depotTardif(
    'penalites.retard_mise_en_demeure',
    'Déclaration déposée dans les trente jours de la mise en demeure ; l’intérêt de retard s’ajoute.',
  ),
  majoration_defaut: depotTardif(
    'penalites.defaut_mise_en_demeure',
    'Déclaration déposée plus de trente jours après la mise en demeure, ou jamais ; l’intérêt de retard s’ajoute.',
  ),
};

function depotTardif(taux: string, hypothese: string): ReglePoste {
  return {
    libelle: 'Majoration de dépôt tardif',
    article: 'CGI art. 1728 et 1758 A',
    unite: 'EUR',
    entree: 'Impôt dû',
    hypotheses: [hypothese],
    etapes: (demande, lire) => [
      ...(moisDeRetard(demande) > 0 ? interets(demande, lire, 'poste.base') : []),
      ...auTaux('Majoration', taux)(demande, lire),
    ],
  };
}
