import { bofip, cgi, lpf, texte } from '../codes.ts';
import type { ReferenceLegale } from '../reference.ts';

/** Control, penalties, guarantees and remedies. */
export const CONTROLE: readonly ReferenceLegale[] = [
  cgi(
    '1732',
    'Opposition à contrôle',
    'Faire obstacle au contrôle entraîne une évaluation d’office et une majoration.',
  ),
  lpf(
    'L281',
    'Contestation des poursuites',
    'La contestation du recouvrement s’adresse d’abord à l’administration, avant le juge.',
  ),
  lpf(
    'R281-1',
    'À qui contester une poursuite',
    'La demande s’adresse au directeur départemental ou régional des finances publiques.',
  ),
  cgi('1729 G', 'Modulation excessive', 'Une baisse de prélèvement demandée à tort entraîne une majoration.'),
  lpf(
    'L10',
    'Contrôle des déclarations',
    'L’administration contrôle les déclarations et peut demander des renseignements.',
  ),
  lpf(
    'L12',
    'Examen de situation fiscale personnelle',
    'L’examen de la situation personnelle d’un contribuable a une durée limitée.',
  ),
  lpf(
    'L16',
    'Demande de justifications',
    'L’administration peut demander de justifier certaines charges et des revenus apparents.',
  ),
  lpf(
    'L16 A',
    'Délai de réponse',
    'Le délai de réponse aux demandes de justifications est fixé, avec une mise en demeure.',
  ),
  lpf('L16 B', 'Visite et saisie', 'Un juge peut autoriser une visite en cas de présomption de fraude.'),
  lpf(
    'L16-0 BA',
    'Flagrance fiscale',
    'L’administration peut constater une fraude en cours et prendre des mesures conservatoires.',
  ),
  lpf(
    'R196-3',
    'Réclamation après une reprise',
    'Celui qui fait l’objet d’une reprise réclame dans le même délai que l’administration.',
  ),
  lpf('L47', 'Avis de vérification', 'L’examen est précédé d’un avis qui mentionne la faculté de se faire assister.'),
  lpf(
    'L54',
    'Procédure à l’égard des époux',
    'Chacun des époux suit la procédure pour les revenus dont il a la disposition.',
  ),
  lpf('L55', 'Procédure contradictoire', 'L’administration qui rectifie suit une procédure contradictoire.'),
  lpf(
    'L57',
    'Proposition de rectification',
    'La proposition est motivée et le contribuable dispose d’un délai pour répondre.',
  ),
  lpf('L67', 'Mise en demeure', 'La taxation d’office suit en principe une mise en demeure.'),
  lpf('L66', 'Taxation d’office', 'Qui n’a pas déclaré est taxé d’office.'),
  lpf(
    'L69',
    'Taxation à défaut de réponse',
    'Qui ne répond pas aux justifications demandées est taxé d’office sur les sommes en cause.',
  ),
  lpf('L76 B', 'Origine des renseignements', 'L’administration dit d’où viennent les renseignements obtenus de tiers.'),
  lpf(
    'L80 A',
    'Garantie contre les changements de doctrine',
    'Le contribuable de bonne foi peut se prévaloir de l’interprétation admise.',
  ),
  lpf('L80 B', 'Rescrit', 'La prise de position formelle de l’administration sur une situation la lie.'),
  lpf('L81', 'Droit de communication', 'L’administration obtient des tiers les renseignements utiles au contrôle.'),
  lpf('L82 C', 'Informations judiciaires', 'Les juridictions transmettent les indices de fraude fiscale.'),
  lpf('L228', 'Poursuites pour fraude', 'Les faits les plus graves sont dénoncés au procureur.'),
  lpf('L188', 'Délai de sanction', 'Les sanctions se prescrivent avec l’impôt auquel elles se rattachent.'),
  lpf('L189', 'Interruption de la prescription', 'La proposition de rectification interrompt le délai de reprise.'),
  lpf('L193', 'Charge de la preuve', 'Le contribuable taxé d’office doit prouver que l’imposition est exagérée.'),
  lpf('L59', 'Commission des impôts', 'Le désaccord peut être soumis à une commission.'),
  bofip('CF', 'Contrôle fiscal', 'La doctrine expose les droits de l’administration et les garanties.'),
  bofip('CF-INF', 'Infractions et sanctions', 'La doctrine expose les intérêts, les majorations et les amendes.'),
  bofip('CTX', 'Contentieux', 'La doctrine expose les réclamations et les recours.'),
  bofip('SJ-RES', 'Rescrit', 'La doctrine expose les garanties de celui qui interroge l’administration.'),
  texte(
    'loi-2019-1479',
    'Loi n° 2019-1479',
    'Loi de finances pour 2020',
    'Un article autorise, à titre d’essai, la collecte de contenus publiés sur des plateformes.',
    'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000039683923',
  ),
];
