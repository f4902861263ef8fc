import type { SourceLegale } from '../../../core/source-legale.ts';

function lu(texte: string, fiabilite: SourceLegale['fiabilite'] = 'A'): SourceLegale {
  return { texte, fiabilite };
}

/** Last day up to which the law was read: a later event is refused, a finance act may have changed its rule. */
export const VERIFIE_JUSQU_AU = '2026-12-31';

/** Texts where the numbers of the domains were read. */
export const CODE = lu('Code général des impôts, article cité, sur Légifrance');
export const LFSS_2018 = lu('Loi n° 2017-1836 du 30 décembre 2017 de financement de la sécurité sociale pour 2018');
export const LFSS_2019 = lu('Loi n° 2018-1203 du 22 décembre 2018, art. 26 ; CSS art. L136-7 I ter ; CGI art. 235 ter');
export const LFSS_2026 = lu(
  'Loi n° 2025-1403 du 30 décembre 2025 de financement de la sécurité sociale pour 2026, art. 12',
);
export const LF_2025_LMNP = lu(
  'Loi n° 2025-127 du 14 février 2025 de finances pour 2025, art. 84 (cessions depuis le 15 février 2025)',
  'B',
);
export const LF_2025_LOGEMENT = lu(
  'Loi n° 2025-127 du 14 février 2025, art. 71 ; BOI-ENR-DMTG-20-20-20 (4 septembre 2025), n° 730 à 1000',
);
export const PVI = lu('CGI art. 150 VB à 150 VD et 200 B ; BOI-RFPI-PVI');
export const SURTAXE = lu('CGI art. 1609 nonies G ; BOI-RFPI-TPVIE');
export const IFI = lu('Loi n° 2017-1837 du 30 décembre 2017, art. 31 ; BOI-PAT-IFI ; inchangé de 2018 à 2026');
export const DMTG = lu('CGI art. 777 à 790 G ; loi n° 2012-958 du 16 août 2012 ; BOI-ENR-DMTG ; inchangé depuis');
export const USUFRUIT = lu('CGI art. 669, depuis le 1er janvier 2004 ; BOI-ENR-DMTG-10-40-10-50');
export const DUTREIL = lu('CGI art. 787 B, 787 C et 790 ; BOI-ENR-DMTG-10-20-40');
export const CODE_CIVIL = lu('Code civil, article cité');
export const ASSURANCE_VIE = lu('CGI art. 125-0 A et 200 A ; BOI-RPPM-RCM-20-10-20-50');
export const ASSURANCE_DECES = lu('CGI art. 757 B et 990 I ; BOI-ENR-DMTG-10-10-20-20 ; BOI-TCAS-AUT-60');
export const CAPITAL = lu('Loi n° 2017-1837 du 30 décembre 2017, art. 28 ; CGI art. 200 A ; BOI-RPPM');
export const ACOMPTE = lu('CGI art. 117 quater et 125 A ; BOI-RPPM-RCM-30-20-10');
export const CRYPTO = lu('Loi n° 2018-1317 du 28 décembre 2018, art. 41 ; CGI art. 150 VH bis et 200 C');
export const DIRIGEANT = lu('CGI art. 150-0 D ter, prorogé jusqu’au 31 décembre 2031 par la loi n° 2025-127', 'B');
export const PAS = lu('CGI art. 204 H III ; modèle public URSSAF « modele-social » 11.1.0');
export const PAS_2026 = lu(
  'CGI art. 204 H III, loi n° 2026-103 du 19 février 2026 (troisième mois suivant la promulgation) ; URSSAF',
  'B',
);
export const PAS_CONTRATS_COURTS = lu('BOI-BAREME-000037 ; BOI-IR-PAS-20-20-30-10 n° 230', 'B');
export const MICRO_2020 = lu('CGI art. 50-0 et 102 ter ; seuils triennaux 2020-2022');
export const MICRO_2023 = lu('CGI art. 50-0 et 102 ter ; seuils triennaux 2023-2025');
export const MICRO_2026 = lu('CGI art. 50-0 et 102 ter ; seuils triennaux 2026-2028');
export const MICRO_BA = lu('CGI art. 64 bis et 69 ; lecture non recoupée', 'B');
export const LE_MEUR = lu('Loi n° 2024-1039 du 19 novembre 2024, art. 7 ; CGI art. 50-0 ; revenus depuis 2025');
/** Listed lets and guest rooms belong to the second category of the article (Conseil d'État, 2025): its limit is theirs. */
export const LE_MEUR_2026 = lu(
  'CGI art. 50-0 1 2°, catégorie des meublés classés et chambres d’hôtes, seuil triennal 2026-2028',
  'B',
);
/** The article names the first and second categories only, no longer that of unlisted lets. */
export const LIBERATOIRE_TOURISME = lu('CGI art. 151-0, taux des services retenu faute de catégorie nommée', 'C');
export const VERSEMENT_LIBERATOIRE = lu('CGI art. 151-0 ; barème des revenus de l’avant-dernière année');
export const DEFICIT_ENERGIE = lu(
  'Loi n° 2022-1499 du 1er décembre 2022 de finances rectificative, art. 12 ; prorogée par la loi n° 2026-103',
  'B',
);
export const CEHR = lu('CGI art. 223 sexies ; BOI-IR-CEHR');
export const SOCIETES = lu('CGI art. 219 I, 216 et 235 ter ZC ; BOI-IS-LIQ ; exercices ouverts depuis 2022');
