import { euros, nombre, pourcent } from '../core/typographie.ts';
import type { NatureRevenuSeul } from './demande.ts';
import { auTaux, centime, liste, parEnfantAlterne, type ReglePoste, somme } from './regle.ts';

const borner = (montant: number, min: number, max: number): number => Math.min(Math.max(montant, min), max);

/** What is left of an income after its own allowance, and what is withheld from it. */
export const REGLES_REVENUS: Readonly<Record<NatureRevenuSeul, ReglePoste>> = {
  heures_supplementaires: {
    libelle: 'Heures supplémentaires imposables',
    article: 'CGI art. 81 quater',
    unite: 'EUR',
    entree: 'Heures supplémentaires',
    hypotheses: [],
    etapes: ({ montants }, lire) => {
      const limite = lire('salaires.heures_sup');
      const exonere = somme(montants.map((m) => Math.min(m, limite)));
      const imposable = somme(montants) - exonere;
      return [
        {
          regle: 'poste.base',
          libelle: 'Part exonérée',
          valeur: exonere,
          formule: `${liste(montants)}, au plus ${euros(limite)} par salarié : ${euros(exonere)}`,
          parametres: ['salaires.heures_sup'],
        },
        {
          regle: 'poste.montant',
          libelle: 'Part imposable',
          valeur: imposable,
          formule: `${euros(somme(montants))} − ${euros(exonere)} = ${euros(imposable)}`,
          parametres: [],
        },
      ];
    },
  },
  abattement_salaires: {
    libelle: 'Salaire après la déduction de 10 %',
    article: 'CGI art. 83 3°',
    unite: 'EUR',
    entree: 'Salaire net imposable',
    hypotheses: ['Déduction forfaitaire et non frais réels.'],
    etapes: ({ montants }, lire) => {
      const noms = ['taux_abattement', 'abattement_min', 'abattement_max'].map((n) => `ir.salaires.${n}`);
      const [taux = 0, min = 0, max = 0] = noms.map(lire);
      const deductions = montants.map((m) => Math.min(m, borner(Math.round(m * taux), min, max)));
      const total = somme(deductions);
      return [
        {
          regle: 'poste.base',
          libelle: 'Déduction pour frais professionnels',
          valeur: total,
          formule: `${pourcent(taux)} × ${liste(montants)}, au moins ${euros(min)} et au plus ${euros(max)} par personne : ${euros(total)}`,
          parametres: noms,
        },
        {
          regle: 'poste.montant',
          libelle: 'Salaire imposable',
          valeur: somme(montants) - total,
          formule: `${euros(somme(montants))} − ${euros(total)} = ${euros(somme(montants) - total)}`,
          parametres: [],
        },
      ];
    },
  },
  abattement_pensions: {
    libelle: 'Pensions après l’abattement de 10 %',
    article: 'CGI art. 158 5 a',
    unite: 'EUR',
    entree: 'Pension imposable',
    hypotheses: ['Aucune autre pension dans le foyer.'],
    etapes: ({ montants }, lire) => {
      const noms = ['taux_abattement', 'abattement_min', 'abattement_max_foyer'].map((n) => `ir.pensions.${n}`);
      const [taux = 0, min = 0, max = 0] = noms.map(lire);
      const abattements = montants.map((m) => Math.min(m, Math.max(Math.round(m * taux), min)));
      const total = Math.min(somme(abattements), max);
      return [
        {
          regle: 'poste.base',
          libelle: 'Abattement sur les pensions',
          valeur: total,
          formule: `${pourcent(taux)} × ${liste(montants)}, au moins ${euros(min)} par personne et au plus ${euros(max)} pour le foyer : ${euros(total)}`,
          parametres: noms,
        },
        {
          regle: 'poste.montant',
          libelle: 'Pensions imposables',
          valeur: somme(montants) - total,
          formule: `${euros(somme(montants))} − ${euros(total)} = ${euros(somme(montants) - total)}`,
          parametres: [],
        },
      ];
    },
  },
  dividendes_bareme: {
    libelle: 'Dividendes imposés au barème',
    article: 'CGI art. 158 3 2° et 154 quinquies II',
    unite: 'EUR',
    entree: 'Dividendes',
    hypotheses: ['Option pour le barème ; dividendes ouvrant droit à l’abattement.'],
    etapes: ({ montants }, lire) => {
      const brut = somme(montants);
      const abattement = lire('ir.capital.abattement_dividendes');
      const csg = centime(brut * lire('ir.capital.csg_deductible'));
      const net = centime(brut * (1 - abattement));
      return [
        {
          regle: 'poste.base',
          libelle: 'CSG déductible du revenu',
          valeur: csg,
          formule: `${pourcent(lire('ir.capital.csg_deductible'))} × ${euros(brut)} = ${euros(csg)}`,
          parametres: ['ir.capital.csg_deductible'],
        },
        {
          regle: 'poste.montant',
          libelle: 'Dividendes imposables',
          valeur: net,
          formule: `${euros(brut)} − ${pourcent(abattement)} = ${euros(net)}`,
          parametres: ['ir.capital.abattement_dividendes'],
        },
      ];
    },
  },
  rente_viagere: {
    libelle: 'Fraction imposable d’une rente viagère à titre onéreux',
    article: 'CGI art. 158 6',
    unite: 'EUR',
    entree: 'Rente de l’année',
    hypotheses: ['Âge atteint à la première rente ; rente acquise à titre onéreux.'],
    etapes: ({ montants, age = 0 }, lire) => {
      const rang = [1, 2, 3].find((n) => age < lire(`pensions.rente_age_${n}`)) ?? 4;
      const nom = `pensions.rente_part_${rang}`;
      const part = lire(nom);
      const imposable = centime(somme(montants) * part);
      return [
        {
          regle: 'poste.montant',
          libelle: 'Part imposable',
          valeur: imposable,
          formule: `${pourcent(part)} × ${euros(somme(montants))} = ${euros(imposable)} (à ${nombre(age)} ans)`,
          parametres: [nom],
        },
      ];
    },
  },
  retenue_source: {
    libelle: 'Prélèvement à la source du mois',
    article: 'CGI art. 204 E',
    unite: 'EUR',
    entree: 'Net imposable du mois',
    hypotheses: ['Taux indiqué par vous, appliqué au net imposable.'],
    etapes: ({ montants, taux = 0 }) => {
      const retenue = centime(somme(montants) * taux);
      return [
        {
          regle: 'poste.montant',
          libelle: 'Retenue',
          valeur: retenue,
          formule: `${pourcent(taux)} × ${euros(somme(montants))} = ${euros(retenue)}`,
          parametres: [],
        },
      ];
    },
  },
  quotient_familial: {
    libelle: 'Gain maximal du quotient familial pour les enfants',
    article: 'CGI art. 197 I 2',
    unite: 'nombre',
    entree: 'Enfants à charge',
    hypotheses: ({ alternee }) => [
      `Enfants ${alternee === true ? 'tous en résidence alternée' : 'en garde exclusive'}, foyer sans part de parent isolé.`,
    ],
    etapes: (demande, lire) => {
      const enfants = Math.trunc(somme(demande.montants));
      // One half-part for each of the first two, a whole part from the third; half of it in alternating residence.
      const fractions = Math.min(enfants, 2) + 2 * Math.max(0, enfants - 2);
      const nom = demande.alternee === true ? 'quarts de part' : 'demi-parts';
      const plafond = lire('ir.quotient_familial.plafond_demi_part') / parEnfantAlterne(demande);
      return [
        {
          regle: 'poste.base',
          libelle: demande.alternee === true ? 'Quarts de part des enfants' : 'Demi-parts des enfants',
          valeur: fractions,
          unite: 'nombre',
          formule: `${nombre(enfants)} : ${nombre(fractions)} ${nom}`,
          parametres: [],
        },
        {
          regle: 'poste.montant',
          libelle: 'Gain maximal',
          valeur: fractions * plafond,
          formule: `${nombre(fractions)} × ${euros(plafond)} = ${euros(fractions * plafond)}`,
          parametres: ['ir.quotient_familial.plafond_demi_part'],
        },
      ];
    },
  },
  csg_pension_normale: csgPension('normal', 'csg_normale'),
  csg_pension_mediane: csgPension('médian', 'csg_mediane'),
  csg_pension_reduite: csgPension('réduit', 'csg_reduite'),
  cotisations_vente: cotisations('vente de marchandises', 'ent.micro_social_ventes'),
  cotisations_service: cotisations('prestations de services', 'ent.micro_social_services'),
  cotisations_liberal: cotisations('profession libérale du régime général', 'ent.micro_social_bnc'),
  dividendes_cotisations: {
    libelle: 'Dividendes soumis aux cotisations des indépendants',
    article: 'CSS art. L131-6',
    unite: 'EUR',
    entree: 'Dividendes de la société',
    hypotheses: [
      'Gérance majoritaire d’une société à l’impôt sur les sociétés ; capital entièrement versé, sans prime d’émission ; compte courant moyen de l’année.',
    ],
    etapes: ({ montants, taux: part = 1, capital = 0, compte_courant = 0 }, lire) => {
      const fraction = lire('ent.dividendes_capital');
      const recus = centime(somme(montants) * part);
      const seuil = centime(fraction * (capital * part + compte_courant));
      const soumis = Math.max(0, centime(recus - seuil));
      return [
        {
          regle: 'poste.base',
          libelle: 'Part qui échappe aux cotisations',
          valeur: Math.min(recus, seuil),
          formule: `${pourcent(fraction)} × (${pourcent(part)} × ${euros(capital)} + ${euros(compte_courant)}) = ${euros(seuil)}`,
          parametres: ['ent.dividendes_capital'],
        },
        {
          regle: 'poste.montant',
          libelle: 'Dividendes soumis aux cotisations',
          valeur: soumis,
          formule: `${pourcent(part)} × ${euros(somme(montants))} − ${euros(seuil)} = ${euros(soumis)}`,
          parametres: [],
        },
      ];
    },
  },
};

function cotisations(activite: string, taux: string): ReglePoste {
  return {
    libelle: `Cotisations sociales de la micro-entreprise : ${activite}`,
    article: 'CSS art. L613-7',
    unite: 'EUR',
    entree: 'Chiffre d’affaires',
    hypotheses: [
      'Taux ordinaire, sans aide à la création ni versement libératoire de l’impôt ; contribution à la formation en plus.',
    ],
    etapes: auTaux('Cotisations sociales', taux),
  };
}

function csgPension(nom: string, parametre: string): ReglePoste {
  // The solidarity contribution leaves the reduced rate out.
  const contributions = ['pensions.crds', ...(parametre === 'csg_reduite' ? [] : ['pensions.casa'])];
  return {
    libelle: `Prélèvements sur une pension, CSG au taux ${nom}`,
    article: 'CSS art. L136-8',
    unite: 'EUR',
    entree: 'Pension brute',
    hypotheses: ['Taux indiqué par vous ; il dépend du revenu fiscal de référence.'],
    etapes: ({ montants }, lire) => {
      const brut = somme(montants);
      const taux = lire(`pensions.${parametre}`);
      const csg = centime(brut * taux);
      const total = centime(csg + contributions.reduce((t, c) => t + brut * lire(c), 0));
      return [
        {
          regle: 'poste.base',
          libelle: 'CSG',
          valeur: csg,
          formule: `${pourcent(taux)} × ${euros(brut)} = ${euros(csg)}`,
          parametres: [`pensions.${parametre}`],
        },
        {
          regle: 'poste.montant',
          libelle: 'CSG, CRDS et contribution de solidarité',
          valeur: total,
          formule: `${euros(csg)} + ${contributions.map((c) => `${pourcent(lire(c))} × ${euros(brut)}`).join(' + ')} = ${euros(total)}`,
          parametres: contributions,
        },
      ];
    },
  };
}
