import type { ParametreEnVigueur } from './parametre.ts';

const LEGIFRANCE = 'https://www.legifrance.gouv.fr';
const CODE = `${LEGIFRANCE}/codes/texte_lc/`;

/** Official place of the text that an article names; the first that fits. Codes are named before what resembles them. */
const TEXTES: readonly (readonly [RegExp, string])[] = [
  [/^CGI marocain/, 'https://www.tax.gov.ma'],
  [/^CGI ann\. I/, LEGIFRANCE],
  [/^CGI/, `${CODE}LEGITEXT000006069577`],
  [/^LPF/, `${CODE}LEGITEXT000006069583`],
  [/^CSS/, `${CODE}LEGITEXT000006073189`],
  [/^(?:C\. civ\.|Code civil)/, `${CODE}LEGITEXT000006070721`],
  [/^(?:C\. trav\.|Code du travail)/, `${CODE}LEGITEXT000006072050`],
  [/^C\. com\./, `${CODE}LEGITEXT000005634379`],
  [/^CMF/, `${CODE}LEGITEXT000006072026`],
  [/^C\. ass\./, `${CODE}LEGITEXT000006073984`],
  [/^C\. tour\./, `${CODE}LEGITEXT000006074073`],
  [/^C\. éduc\./, `${CODE}LEGITEXT000006071191`],
  [/^C\. pén\./, `${CODE}LEGITEXT000006070719`],
  [/^C\. serv\. nat\./, `${CODE}LEGITEXT000006071335`],
  [/^CIBS/, `${CODE}LEGITEXT000044595989`],
  [/^CGCT/, `${CODE}LEGITEXT000006070633`],
  [/^CASF/, `${CODE}LEGITEXT000006074069`],
  [/^CCH/, `${CODE}LEGITEXT000006074096`],
  [/^BOI-/, 'https://bofip.impots.gouv.fr'],
  [/^(?:Convention|Avenant|Accord) /, 'https://www.impots.gouv.fr/les-conventions-internationales'],
  [/^Règlement \(CE\)/, 'https://eur-lex.europa.eu'],
  [/^Ordonnance souveraine/, 'https://legimonaco.mc'],
  [/^(?:LIFD|LAVS|LAA|LPP|LTVA|LIA|OPP|Ordonnance sur les frais professionnels)/, 'https://www.fedlex.admin.ch'],
  [/^LIPP Genève/, 'https://silgeneve.ch'],
  [/^LI Vaud/, 'https://prestations.vd.ch/pub/blv-publication'],
  [/^LF Valais/, 'https://lex.vs.ch'],
  [/^(?:LIR|Loi TVA|Loi luxembourgeoise|Projet de loi luxembourgeois)/, 'https://legilux.public.lu'],
  [/^Llei/, 'https://www.bopa.ad'],
  [/^Loi espagnole/, 'https://www.boe.es'],
  [/^Statut portugais/, 'https://diariodarepublica.pt'],
  [/^TUIR italien/, 'https://www.normattiva.it'],
  [/^Finance Act/, 'https://www.legislation.gov.uk'],
  [/^Bank Secrecy Act/, 'https://www.govinfo.gov'],
  [/^(?:Loi|Arrêté|Ordonnance|Décret|Règlement) /, LEGIFRANCE],
];

/** Where numbers of another country stand, whatever their article is called. */
const PAYS: Readonly<Record<string, string>> = {
  ch: 'https://www.fedlex.admin.ch',
  lu: 'https://legilux.public.lu',
  ad: 'https://www.bopa.ad',
};

/** Official address of the text that holds a legal number; undefined when its article names no known text. */
export function adresseOfficielle({ nom, article }: Pick<ParametreEnVigueur, 'nom' | 'article'>): string | undefined {
  const pays = PAYS[nom.slice(0, nom.indexOf('.'))];
  return pays ?? TEXTES.find(([motif]) => motif.test(article))?.[1];
}
