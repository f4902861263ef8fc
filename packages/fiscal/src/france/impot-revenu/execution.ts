import { euros } from '../../core/typographie.ts';
import type { ParametresAnnee } from '../parametres/definition.ts';
import { calculerAbattementAge } from './abattement-age.ts';
import { calculerCdhr } from './cdhr.ts';
import { calculerCehr, calculerCehrSansLissage } from './cehr.ts';
import { calculerCharges } from './charges-deductibles.ts';
import { decrireComposition } from './composition.ts';
import type { TraceurIr } from './contexte.ts';
import { calculerCredits } from './credits.ts';
import { calculerDecote } from './decote.ts';
import { calculerDeductionPer } from './epargne-retraite.ts';
import type { FoyerFiscal } from './foyer.ts';
import { tracerImpotFinal } from './impot-final.ts';
import { calculerImpotAvecQuotient, calculerImpotSansQuotient } from './liquidation.ts';
import { calculerAbattementOutreMer } from './outre-mer.ts';
import { compterParts, partsDeBase } from './parts.ts';
import { calculerPrelevementsSociaux } from './prelevements-sociaux.ts';
import { plafonnerQuotient } from './quotient-familial.ts';
import { appliquerSeuilsRecouvrement } from './recouvrement.ts';
import { calculerReductions } from './reductions.ts';
import { releverReserves } from './reserves.ts';
import type { ImpotRevenu } from './resultat.ts';
import { calculerRevenuBrutGlobal } from './revenu-brut-global.ts';
import { tracerRevenuDonne, tracerRevenuNetImposable } from './revenu-net-imposable.ts';
import { calculerRfr } from './revenu-reference.ts';
import { calculerPfu } from './revenus-capital.ts';
import { calculerTmi } from './tranche-marginale.ts';

/**
 * The income tax, step by step in the order of the law, for a household already checked. With a tracer the same steps
 * also write the tree, whose root `ir.impot_final` is the last node closed.
 *
 * @param annee year of income, which fixes the ages
 * @param parametres parameters applied, of the same year unless an hypothesis says otherwise
 * @param rniDonne net taxable income in euros when it is known, null to compute it
 */
export function executer(
  foyer: FoyerFiscal,
  annee: number,
  parametres: ParametresAnnee,
  rniDonne: number | null,
  t: TraceurIr,
): ImpotRevenu {
  const p = parametres.valeurs;
  const c = decrireComposition(foyer, annee);
  if (t !== null) t.ouvrir();

  let brutGlobal: number;
  let per = 0;
  let rni: number;
  if (rniDonne === null) {
    if (t !== null) t.ouvrir();
    brutGlobal = calculerRevenuBrutGlobal(foyer, p, t);
    const charges = calculerCharges(foyer, p, t);
    const apresCharges = brutGlobal > charges ? brutGlobal - charges : 0;
    per = calculerDeductionPer(foyer, annee, apresCharges, p, t);
    const netGlobal = apresCharges - per;
    const abattement = calculerAbattementAge(foyer, annee, netGlobal, p, t);
    rni = netGlobal - abattement;
    if (t !== null) tracerRevenuNetImposable(t, brutGlobal, charges, per, abattement, rni);
  } else {
    brutGlobal = rniDonne;
    rni = rniDonne;
    if (t !== null) tracerRevenuDonne(t, rni);
  }

  const parts = compterParts(c, t);
  const base = partsDeBase(c);
  if (t !== null) t.ouvrir();
  const avecQuotient = calculerImpotAvecQuotient(rni, parts, p, t);
  const sansQuotient = calculerImpotSansQuotient(rni, base, parts, p, t);
  const droits = plafonnerQuotient(c, parts, avecQuotient, sansQuotient, p, t);
  const plafonne = droits > avecQuotient;
  if (t !== null) {
    t.fermer({
      regle: 'ir.droits_simples',
      libelle: 'Impôt brut après plafonnement',
      valeur: droits,
      formule: plafonne
        ? `Le plafonnement porte l’impôt de ${euros(avecQuotient)} à ${euros(droits)}`
        : `Impôt avec toutes les parts = ${euros(droits)}`,
      article: 'CGI art. 197 I',
    });
  }
  const tmi = calculerTmi(rni, plafonne ? base : parts, plafonne, p, t);

  const outreMer = foyer.departement_outre_mer === null ? 0 : calculerAbattementOutreMer(foyer, droits, p, t);
  const brut = droits - outreMer;
  const decote = calculerDecote(brut, c.couple, p, t);
  const apresDecote = brut - decote;
  if (t !== null) {
    t.noeud({
      regle: 'ir.impot_apres_decote',
      libelle: 'Impôt après décote',
      valeur: apresDecote,
      formule: `${euros(droits)}${outreMer > 0 ? ` − ${euros(outreMer)}` : ''} − ${euros(decote)} = ${euros(apresDecote)}`,
      article: 'CGI art. 197 I 4',
    });
  }
  const reductions = calculerReductions(foyer, rni, apresDecote, p, t);
  const pfu = calculerPfu(foyer, p, t);
  const rfr = calculerRfr(foyer, rni, per, p, t);
  const cehr = calculerCehr(foyer, rfr, c.couple, p, t);
  const credits = calculerCredits(foyer, c, annee, p, t);
  const avantCredits = apresDecote - reductions + pfu + cehr;
  const final = appliquerSeuilsRecouvrement(avantCredits, credits, p, t);
  const sociaux = calculerPrelevementsSociaux(foyer, p, t);
  // Article 224 counts the exceptional contribution as if it had not been smoothed.
  const nonLisse = foyer.demande_lissage_cehr ? calculerCehrSansLissage(rfr, c.couple, p) : cehr;
  const cdhr = calculerCdhr(rfr, avantCredits - cehr + nonLisse - credits, c, p, t);

  if (t !== null) tracerImpotFinal(t, apresDecote, reductions, pfu, cehr, credits, final);
  const reserves = releverReserves(foyer, c, annee, parametres, rniDonne, rfr, decote, reductions, credits);
  return {
    statut: reserves.length === 0 ? 'exact' : 'estimation',
    reserves,
    annee_parametres: parametres.annee,
    nombre_parts: parts,
    revenu_brut_global: brutGlobal,
    revenu_net_imposable: rni,
    impot_sans_quotient: sansQuotient,
    impot_avec_quotient: avecQuotient,
    droits_simples: droits,
    plafonnement_qf: plafonne,
    decote,
    impot_apres_decote: apresDecote,
    reductions,
    pfu,
    credits_impot: credits,
    cehr,
    cdhr,
    prelevements_sociaux: sociaux,
    impot_final: final,
    rfr,
    tmi,
  };
}
