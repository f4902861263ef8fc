import { euros, pourcent } from '../core/typographie.ts';
import type { NatureDepense } from './demande.ts';
import { auTaux, centime, type LireNombre, type ReglePoste, somme } from './regle.ts';

/** The ceiling of gifts at 75 % was raised in the course of the year (LF 2026 art. 28). */
const releveDansLAnnee = (lire: LireNombre): boolean => lire('ir.dons.plafond_75_releve') > lire('ir.dons.plafond_75');

/** Gifts that open a reduction, at the ordinary rate or at the raised one. */
export const REGLES_DONS: Readonly<Record<Extract<NatureDepense, 'don' | 'don_difficulte'>, ReglePoste>> = {
  don: {
    libelle: 'Réduction pour dons',
    article: 'CGI art. 200',
    unite: 'EUR',
    entree: 'Dons',
    hypotheses: ['Dons dans la limite d’une part du revenu imposable ; l’impôt suffit à porter la réduction.'],
    etapes: (demande, lire) => {
      const { revenus } = demande;
      if (revenus === undefined) return auTaux('Réduction d’impôt', 'ir.dons.taux_66')(demande, lire);
      const limite = centime(revenus * lire('ir.dons.limite_revenu'));
      const retenus = Math.min(somme(demande.montants), limite);
      const reporte = somme(demande.montants) - retenus;
      return [
        {
          regle: 'poste.reporte',
          libelle: 'Dons reportés',
          valeur: reporte,
          formule: `${euros(somme(demande.montants))} − ${euros(retenus)} (${pourcent(lire('ir.dons.limite_revenu'))} de ${euros(revenus)}) = ${euros(reporte)}`,
          parametres: ['ir.dons.limite_revenu'],
        },
        ...auTaux('Réduction d’impôt', 'ir.dons.taux_66')({ ...demande, montants: [retenus] }, lire),
      ];
    },
  },
  don_difficulte: {
    libelle: 'Réduction pour dons aux personnes en difficulté',
    article: 'CGI art. 200 1 ter',
    unite: 'EUR',
    entree: 'Dons',
    hypotheses: ['Surplus dans la limite d’une part du revenu imposable ; l’impôt suffit à porter la réduction.'],
    reserves: ({ montants, depuis_octobre_2025 }, lire) =>
      releveDansLAnnee(lire) && depuis_octobre_2025 === undefined && somme(montants) > lire('ir.dons.plafond_75')
        ? [
            `Dons de 2025 : le plafond est de ${euros(lire('ir.dons.plafond_75_releve'))} pour ceux qui ont été versés à compter du 14 octobre, de ${euros(lire('ir.dons.plafond_75'))} avant ; sans date, le second est retenu.`,
          ]
        : [],
    etapes: ({ montants, dons_ordinaires = 0, depuis_octobre_2025 = false, revenus }, lire) => {
      const total = somme(montants);
      const releve = releveDansLAnnee(lire) && depuis_octobre_2025;
      const plafond = releve ? 'ir.dons.plafond_75_releve' : 'ir.dons.plafond_75';
      const majore = Math.min(total, lire(plafond));
      const surplus = total - majore + dons_ordinaires;
      // What is kept at the raised rate is not counted in the limit.
      const reste = Math.min(surplus, centime((revenus ?? Infinity) * lire('ir.dons.limite_revenu')));
      const reduction = centime(majore * lire('ir.dons.taux_75') + reste * lire('ir.dons.taux_66'));
      return [
        ...(revenus === undefined
          ? []
          : [
              {
                regle: 'poste.reporte',
                libelle: 'Dons reportés',
                valeur: surplus - reste,
                formule: `${euros(surplus)} − ${euros(reste)} (au plus ${pourcent(lire('ir.dons.limite_revenu'))} de ${euros(revenus)}) = ${euros(surplus - reste)}`,
                parametres: ['ir.dons.limite_revenu'] as const,
              },
            ]),
        {
          regle: 'poste.base',
          libelle: 'Part au taux majoré',
          valeur: majore,
          formule: `${euros(total)}, au plus ${euros(lire(plafond))} : ${euros(majore)}`,
          parametres: [plafond],
        },
        {
          regle: 'poste.montant',
          libelle: 'Réduction d’impôt',
          valeur: reduction,
          formule: `${pourcent(lire('ir.dons.taux_75'))} × ${euros(majore)} + ${pourcent(lire('ir.dons.taux_66'))} × ${euros(reste)} = ${euros(reduction)}`,
          parametres: ['ir.dons.taux_75', 'ir.dons.taux_66'],
        },
      ];
    },
  },
};
