import { refuser } from '../core/annee-fiscale.ts';
import type { RefusFiscal } from '../core/resultat.ts';
import type { NoeudTrace } from '../core/trace.ts';
import { entree, Traceur } from '../core/traceur.ts';
import { euros, pourcent } from '../core/typographie.ts';
import { arrondirCentime, sommerCentimes } from '../international/montants.ts';
import { lecteurParametres } from '../international/parametres.ts';
import { fiabiliser, refuserAnneeCouverte, verifierEntier, verifierMontants } from '../international/verification.ts';
import { calculerBaseTravail } from './base.ts';
import { ANNEES_ANDORRE, LIBELLES_ANDORRE, PARAMETRES_ANDORRE } from './parametres/irpf.ts';
import type { Irpf, SituationAndorre } from './situation.ts';

const P = PARAMETRES_ANDORRE;
/** Not a legal number: more is a slip of the keyboard. */
const PERSONNES_MAX = 30;

type TraceurAndorre = Traceur<string> | null;

/**
 * Andorran income tax of one resident.
 *
 * @returns euros with their certainty, or a typed refusal
 * @see Llei 5/2014
 */
export function calculerIrpf(situation: SituationAndorre, annee: number): Irpf | RefusFiscal {
  return verifier(situation, annee) ?? executer(situation, annee, null);
}

/** Same computation with its tree; the root is `ad.irpf_total`. */
export function expliquerIrpf(
  situation: SituationAndorre,
  annee: number,
): { resultat: Irpf; trace: NoeudTrace } | RefusFiscal {
  const refus = verifier(situation, annee);
  if (refus !== null) return refus;
  const t = new Traceur<string>(lecteurParametres(annee, P, LIBELLES_ANDORRE));
  const resultat = executer(situation, annee, t);
  const trace = t.racine();
  if (trace === undefined) throw new Error('The IRPF left no root in its trace');
  return { resultat, trace };
}

function verifier(s: SituationAndorre, annee: number): RefusFiscal | null {
  if (!ANNEES_ANDORRE.some((a) => a === annee)) return refuserAnneeCouverte(annee, ANNEES_ANDORRE, 'l’Andorre');
  if (s.base !== undefined && s.salaireBrut !== undefined) {
    return refuser('FOYER_INCOHERENT', 'Donnez la base nette ou le salaire brut, pas les deux.', 'salaireBrut');
  }
  const personnes = s.personnesACharge ?? 0;
  const invalides = s.personnesAChargeInvalides ?? 0;
  const refus =
    verifierMontants({
      base: s.base,
      salaireBrut: s.salaireBrut,
      revenusEpargne: s.revenusEpargne,
      versementsPension: s.versementsPension,
    }) ??
    verifierEntier(personnes, PERSONNES_MAX, 'personnesACharge') ??
    verifierEntier(invalides, PERSONNES_MAX, 'personnesAChargeInvalides');
  if (refus !== null || invalides <= personnes) return refus;
  return refuser(
    'FOYER_INCOHERENT',
    'Les personnes à charge invalides font partie des personnes à charge.',
    'personnesAChargeInvalides',
  );
}

function executer(s: SituationAndorre, annee: number, t: TraceurAndorre): Irpf {
  if (t !== null) {
    t.ouvrir();
    t.ouvrir();
  }
  const travail = s.salaireBrut === undefined ? null : calculerBaseTravail(s.salaireBrut, t);
  const base = travail === null ? arrondirCentime(s.base ?? 0) : travail.base;
  const minimum = choisirMinimum(s);
  const reductions = reduire(s, base);
  const imposable = Math.max(0, arrondirCentime(base - minimum.montant - reductions));
  const cotisation = arrondirCentime(imposable * P.irpf.valeurs.taux);
  const bonification = Math.min(
    P.bonification.valeurs.plafond,
    arrondirCentime(cotisation * P.bonification.valeurs.taux),
  );
  const irpf = sommerCentimes(cotisation, -bonification);
  if (t !== null) {
    t.fermer({
      regle: 'ad.irpf',
      libelle: 'IRPF de la base générale',
      valeur: irpf,
      formule:
        `(${euros(base)} − minimum ${euros(minimum.montant)} − réductions ${euros(reductions)}) × ${pourcent(P.irpf.valeurs.taux)} ` +
        `= ${euros(cotisation)} ; bonification ${euros(bonification)} : ${euros(irpf)}`,
      article: 'Llei 5/2014',
      entrees: [entree('Base générale', base), entree('Réductions', reductions)],
      parametres: ['irpf.taux', minimum.nom, 'bonification.taux', 'bonification.plafond'],
      arrondi: 'au centime',
    });
  }
  const irpfEpargne = imposerEpargne(s.revenusEpargne ?? 0, t);
  const irpfTotal = sommerCentimes(irpf, irpfEpargne);
  if (t !== null) {
    t.fermer({
      regle: 'ad.irpf_total',
      libelle: 'IRPF',
      valeur: irpfTotal,
      formule: `${euros(irpf)} + ${euros(irpfEpargne)} (épargne) = ${euros(irpfTotal)}`,
      article: 'Llei 5/2014',
    });
  }
  return {
    ...fiabiliser(reserver(s, base, bonification), supposer(s)),
    annee,
    base,
    minimumPersonnel: minimum.montant,
    reductions,
    baseImposable: imposable,
    cotisation,
    bonification,
    irpf,
    irpfEpargne,
    irpfTotal,
    tauxMoyen: base === 0 ? 0 : irpf / base,
    cotisationCass: travail === null ? null : travail.cotisationCass,
    revenuDisponible:
      travail === null
        ? null
        : arrondirCentime((s.salaireBrut ?? 0) + (s.revenusEpargne ?? 0) - travail.cotisationCass - irpfTotal),
  };
}

function choisirMinimum(s: SituationAndorre): { nom: string; montant: number } {
  const m = P.minimum.valeurs;
  if (s.conjointSansRevenu === true) return { nom: 'minimum.couple', montant: m.couple };
  if (s.invalidite === true) return { nom: 'minimum.invalidite', montant: m.invalidite };
  return { nom: 'minimum.personnel', montant: m.personnel };
}

function reduire(s: SituationAndorre, base: number): number {
  const c = P.charges_famille.valeurs;
  const invalides = s.personnesAChargeInvalides ?? 0;
  const valides = (s.personnesACharge ?? 0) - invalides;
  const pension = Math.min(s.versementsPension ?? 0, P.pension.valeurs.plafond, base * P.pension.valeurs.part_revenu);
  return arrondirCentime(c.par_personne * (valides + invalides * c.majoration_invalidite) + pension);
}

function imposerEpargne(revenus: number, t: TraceurAndorre): number {
  const impot = arrondirCentime(Math.max(0, revenus - P.epargne.valeurs.exoneration) * P.irpf.valeurs.taux);
  if (t !== null) {
    t.noeud({
      regle: 'ad.irpf_epargne',
      libelle: 'IRPF de la base de l’épargne',
      valeur: impot,
      formule: `(${euros(revenus)} − ${euros(P.epargne.valeurs.exoneration)}) × ${pourcent(P.irpf.valeurs.taux)}, au moins 0 = ${euros(impot)}`,
      article: P.epargne.article,
      entrees: [entree('Revenus de l’épargne', revenus)],
      parametres: ['epargne.exoneration', 'irpf.taux'],
      arrondi: 'au centime',
    });
  }
  return impot;
}

function reserver(s: SituationAndorre, base: number, bonification: number): string[] {
  const reserves: string[] = [];
  if (s.conjointSansRevenu === true && base > P.minimum.valeurs.couple) {
    reserves.push(
      `La bonification au-dessus du minimum de couple n’a pas été vérifiée au texte : sans elle, l’impôt serait plus élevé de ${euros(bonification)}.`,
    );
  }
  if (s.invalidite === true)
    reserves.push('Le minimum personnel en cas d’invalidité vient de présentations concordantes.');
  if ((s.personnesACharge ?? 0) > 0) {
    const montant = euros(P.charges_famille.valeurs.par_personne);
    reserves.push(`La réduction de ${montant} par personne à charge n’a pas été vérifiée au texte en vigueur.`);
  }
  if (s.salaireBrut !== undefined)
    reserves.push('Le forfait des autres frais du travail n’a pas été vérifié au texte.');
  if ((s.versementsPension ?? 0) > 0) reserves.push('Le plafond des plans de pension n’a pas été vérifié au texte.');
  return reserves;
}

function supposer(s: SituationAndorre): string[] {
  const hypotheses = [
    'Résident fiscal d’Andorre toute l’année.',
    'Les dividendes de sociétés andorranes, exonérés, ne sont pas comptés.',
    'La déduction pour la résidence principale n’est pas appliquée.',
  ];
  if ((s.personnesACharge ?? 0) > 0) {
    hypotheses.push('Les personnes à charge sont comptées en entier (moitié chacun si les deux parents déclarent).');
  }
  return hypotheses;
}
