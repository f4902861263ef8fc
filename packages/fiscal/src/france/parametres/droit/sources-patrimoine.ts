import { texteLu } from './sources.ts';

export const BAUX = texteLu('CGI art. 31, 32 et 156 ; BOI-RFPI-BASE et BOI-RFPI-DECLA');
export const AIDES_LOCATION = texteLu('CGI art. 199 novovicies, 199 tricies, 199 tervicies et 156 bis, sur Légifrance');
export const RELANCE_LOGEMENT = texteLu(
  'Loi n° 2026-103 du 19 février 2026 (CGI art. 31 I 1° i et j) ; plusieurs publications concordantes, texte non relu',
);
export const LOUEUR_MEUBLE = texteLu('CGI art. 35 bis, 151 septies, 156 I 1° bis et ter, 1647 D, sur Légifrance');
export const TOURISME = texteLu('Code du tourisme art. L324-1-1, loi n° 2024-1039 du 19 novembre 2024');
export const PARAHOTELLERIE = texteLu('CGI art. 261 D 4°, rédaction de la loi n° 2023-1322 du 29 décembre 2023');
export const CESSIONS = texteLu('CGI art. 150 U, 150 VB, 244 bis A, 1529 et 1605 nonies ; BOI-RFPI-PVI');
export const SEUILS_REVENU_2026 = texteLu('CGI art. 1417 I, loi n° 2026-103 du 19 février 2026 ; presse du 20/02/2026');
export const SEUILS_REVENU_2024 = texteLu(
  'CGI art. 1417 I et II, limites des revenus de 2024 relevées comme le barème ; texte de l’année non relu',
);
export const LOCAUX = texteLu('CGI art. 1383, 1389, 1390 à 1391 B ter, 1406, 1407 ter et 1418, sur Légifrance');
export const VACANCE = texteLu('CGI art. 232 IV, loi n° 2022-1726 du 30 décembre 2022');
export const VACANCE_2027 = texteLu('Loi n° 2026-103 du 19 février 2026, art. 108 (CGI art. 1406 bis depuis 2027)');
export const FORTUNE_TEXTES = texteLu('CGI art. 964 à 983 ; BOI-PAT-IFI');
export const EPARGNE_REGLEMENTEE = texteLu('Code monétaire et financier, livre II ; service-public.fr', 'A');
export const LEP_2026 = texteLu(
  'Plafonds de revenu du livret d’épargne populaire pour 2026, relevés comme le barème',
  'C',
);
export const TITRES = texteLu('CGI art. 150-0 D, 157, 163 quinquies B et 158-6, sur Légifrance');
export const AVENIR_CLIMAT = texteLu(
  'Loi n° 2023-973 du 23 octobre 2023, plan d’épargne avenir climat, publications concordantes',
);
export const PEL_RECENT = texteLu(
  'CSS art. L136-8, loi n° 2025-1403 : les publications gardent l’ancien taux, mais le texte ne vise que les plans ouverts avant 2018',
  'C',
);
export const METAUX = texteLu('CGI art. 150 VI à 150 VL et 1600-0 K ; BOI-RPPM-PVBMC-20', 'A');
export const CONTRATS_VIE = texteLu('Code des assurances art. L132-5-1 et L132-27-2 ; CGI art. 757 B', 'A');
export const AVANCES = texteLu('Règlement général des avances de la profession, usage des contrats', 'C');
export const PER_2026 = texteLu(
  'CGI art. 163 quatervicies, loi n° 2026-103 du 19 février 2026 ; versements depuis le 1er janvier 2026',
  'A',
);
export const PER_REGLES = texteLu('Code monétaire et financier art. L224-1 à L224-40 ; CGI art. 154 bis et 163 bis');
export const DONS_FAMILLE = texteLu('CGI art. 635 A, 757 et 790 A bis ; code civil art. 1359 ; CGI ann. IV art. 23 L');
export const SUCCESSIONS = texteLu('CGI art. 641, 764, 764 bis, 775, 786, 796-0 ter et 800, sur Légifrance', 'A');
export const BANQUES_2026 = texteLu(
  'Loi n° 2025-415 du 13 mai 2025 ; arrêté du 24 décembre 2025 et décret n° 2025-1363, montants de 2026, publications concordantes',
);
export const CREDIT_2026 = texteLu('CGI ann. III art. 401 ; taux des demandes de 2026, deux publications', 'A');
export const PENALITES_SUCCESSION = texteLu('CGI art. 1727 et 1728, sur Légifrance', 'A');
export const PACTE = texteLu('CGI art. 787 B et 787 C ; BOI-ENR-DMTG-10-20-40', 'A');
export const PACTE_2026 = texteLu(
  'Loi n° 2026-103 du 19 février 2026, art. 8 ; transmissions depuis le 21 février 2026',
);
export const RURAL_2025 = texteLu('CGI art. 793 et 793 bis, loi n° 2025-127 du 14 février 2025');
export const CIVIL = texteLu('Code civil, article cité, sur Légifrance');
export const ACHATS = texteLu(
  'CGI art. 1594 D, 1584 et 1647 V ; loi n° 2025-127 du 14 février 2025, art. 116 (actes d’avril 2025 à mars 2028)',
);
