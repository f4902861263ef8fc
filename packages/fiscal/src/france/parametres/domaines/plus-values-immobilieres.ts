import { def, definirDomaine, lu } from './definition.ts';
import { CODE, LF_2025_LMNP, PVI, SURTAXE } from './sources.ts';

const IR = 'CGI art. 150 VC I';
const PS = 'CSS art. L136-7 VI';
const G = 'CGI art. 1609 nonies G';

/** Each step: from `seuil`, rate `taux`, smoothed up to `fin` by `lissage` × what is missing to reach it. */
const palier = (rang: number) => ({
  seuil: def(`Plus-value au-delà de laquelle s’ouvre le palier ${rang} de la surtaxe`, G),
  fin: def(`Fin du lissage du palier ${rang} de la surtaxe`, G),
  taux: def(`Taux du palier ${rang} de la surtaxe`, G, 'taux'),
  lissage: def(`Coefficient de lissage du palier ${rang} de la surtaxe`, G, 'taux'),
});
const [P1, P2, P3, P4, P5] = [palier(1), palier(2), palier(3), palier(4), palier(5)] as const;

const DEPUIS_2014 = {
  taux: 0.19,
  seuil_prix: lu(CODE, 15_000),
  forfait_frais: 0.075,
  forfait_travaux: 0.15,
  annees_travaux: 5,
  annees_sans_abattement: 5,
  annees_regulieres: 21,
  annees_ir: 22,
  annees_ps: 30,
  abattement_ir: 0.06,
  abattement_ir_derniere: 0.04,
  abattement_ps: 0.0165,
  abattement_ps_22: 0.016,
  abattement_ps_suivantes: 0.09,
  reintegration: 0,
  surtaxe_seuil_1: lu(SURTAXE, 50_000),
  surtaxe_fin_1: lu(SURTAXE, 60_000),
  surtaxe_taux_1: lu(SURTAXE, 0.02),
  surtaxe_lissage_1: lu(SURTAXE, 0.05),
  surtaxe_seuil_2: lu(SURTAXE, 100_000),
  surtaxe_fin_2: lu(SURTAXE, 110_000),
  surtaxe_taux_2: lu(SURTAXE, 0.03),
  surtaxe_lissage_2: lu(SURTAXE, 0.1),
  surtaxe_seuil_3: lu(SURTAXE, 150_000),
  surtaxe_fin_3: lu(SURTAXE, 160_000),
  surtaxe_taux_3: lu(SURTAXE, 0.04),
  surtaxe_lissage_3: lu(SURTAXE, 0.15),
  surtaxe_seuil_4: lu(SURTAXE, 200_000),
  surtaxe_fin_4: lu(SURTAXE, 210_000),
  surtaxe_taux_4: lu(SURTAXE, 0.05),
  surtaxe_lissage_4: lu(SURTAXE, 0.2),
  surtaxe_seuil_5: lu(SURTAXE, 250_000),
  surtaxe_fin_5: lu(SURTAXE, 260_000),
  surtaxe_taux_5: lu(SURTAXE, 0.06),
  surtaxe_lissage_5: lu(SURTAXE, 0.25),
} as const;

/** Steps of the surcharge, from the highest: the first whose threshold is exceeded applies. */
export const PALIERS_SURTAXE = [5, 4, 3, 2, 1] as const;

/** Gains of individuals on real estate (CGI art. 150 U to 150 VH). */
export const PLUS_VALUES_IMMOBILIERES = definirDomaine(
  'pvi',
  'Les plus-values immobilières',
  {
    taux: def('Taux d’impôt sur la plus-value immobilière', 'CGI art. 200 B', 'taux'),
    seuil_prix: def('Prix de cession exonéré', 'CGI art. 150 U II 6°'),
    forfait_frais: def('Frais d’acquisition forfaitaires', 'CGI art. 150 VB II 3°', 'taux'),
    forfait_travaux: def('Travaux forfaitaires', 'CGI art. 150 VB II 4°', 'taux'),
    annees_travaux: def('Années de détention dépassées pour le forfait de travaux', 'CGI art. 150 VB II 4°', 'nombre'),
    annees_sans_abattement: def('Premières années sans abattement', IR, 'nombre'),
    annees_regulieres: def('Dernière année de l’abattement régulier', IR, 'nombre'),
    annees_ir: def('Années de détention exonérant de l’impôt', IR, 'nombre'),
    annees_ps: def('Années de détention exonérant des prélèvements sociaux', PS, 'nombre'),
    abattement_ir: def('Abattement par année, de la 6e à la 21e, impôt', IR, 'taux'),
    abattement_ir_derniere: def('Abattement de la 22e année, impôt', IR, 'taux'),
    abattement_ps: def('Abattement par année, de la 6e à la 21e, prélèvements sociaux', PS, 'taux'),
    abattement_ps_22: def('Abattement de la 22e année, prélèvements sociaux', PS, 'taux'),
    abattement_ps_suivantes: def('Abattement par année depuis la 23e, prélèvements sociaux', PS, 'taux'),
    reintegration: def('Amortissements déduits retranchés du prix d’acquisition', 'CGI art. 150 VB', 'oui-non'),
    surtaxe_seuil_1: P1.seuil,
    surtaxe_fin_1: P1.fin,
    surtaxe_taux_1: P1.taux,
    surtaxe_lissage_1: P1.lissage,
    surtaxe_seuil_2: P2.seuil,
    surtaxe_fin_2: P2.fin,
    surtaxe_taux_2: P2.taux,
    surtaxe_lissage_2: P2.lissage,
    surtaxe_seuil_3: P3.seuil,
    surtaxe_fin_3: P3.fin,
    surtaxe_taux_3: P3.taux,
    surtaxe_lissage_3: P3.lissage,
    surtaxe_seuil_4: P4.seuil,
    surtaxe_fin_4: P4.fin,
    surtaxe_taux_4: P4.taux,
    surtaxe_lissage_4: P4.lissage,
    surtaxe_seuil_5: P5.seuil,
    surtaxe_fin_5: P5.fin,
    surtaxe_taux_5: P5.taux,
    surtaxe_lissage_5: P5.lissage,
  },
  [
    { depuis: '2014-09-01', source: PVI, valeurs: DEPUIS_2014 },
    { depuis: '2025-02-15', source: PVI, valeurs: { ...DEPUIS_2014, reintegration: lu(LF_2025_LMNP, 1) } },
  ],
);
