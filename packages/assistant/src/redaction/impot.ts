import { motsDits } from '@francis/lecture';
import { parametresImpotRevenu } from '@francis/fiscal';
import { nombre } from '../orchestration/typographie.ts';
import type { Comprehension } from '../comprehension/comprendre.ts';
import { enNetDePaie } from '../comprehension/net-presume.ts';
import { jeton } from '../orchestration/jetons.ts';
import type { ResultatChiffre } from '../outils/resultats.ts';
import type { Brouillon } from './brouillon.ts';
import { etapes } from './etapes.ts';
import { hypotheses } from './hypotheses.ts';
import { periode } from './periode.ts';

/** « Estimation : » when the year's rules are not voted; empty otherwise. */
export function prefixeEstimation(r: ResultatChiffre): string {
  if (r.annee_parametres !== r.annee)
    return `Estimation, avec les règles des revenus ${r.annee_parametres} car celles des revenus ${r.annee} ne sont pas votées : `;
  return '';
}

const maj = (texte: string): string => texte.charAt(0).toUpperCase() + texte.slice(1);

/** First sentence: the tax, or the refund, with its year. */
export function phraseImpot(r: ResultatChiffre, prefixe = ''): string {
  const cle = `${prefixe}ir.impot_final`;
  const valeur = Number(r.chiffres[cle]);
  const quand = `(${periode(r.annee)})`;
  const debut = prefixeEstimation(r);
  const suite = (texte: string): string => (debut === '' ? maj(texte) : `${debut}${texte}`);
  if (valeur < 0)
    return suite(
      `vous ne payez pas d’impôt : l’administration vous restitue **${jeton(r.appel, cle, true)}** ${quand}.`,
    );
  if (valeur === 0)
    return suite(`vous n’avez pas d’impôt sur le revenu à payer : **${jeton(r.appel, cle)}** ${quand}.`);
  return suite(`votre impôt sur le revenu est de **${jeton(r.appel, cle)}** ${quand}.`);
}

/** What is still to be paid, or given back, once the tax already withheld is taken off. */
export function phraseSolde(r: ResultatChiffre): string | undefined {
  const cle = 'solde/ir.solde';
  const valeur = r.chiffres[cle];
  if (valeur === undefined) return undefined;
  const retenue = jeton(r.appel, `${cle}#0`);
  if (Number(valeur) < 0)
    return `Vous avez déjà versé ${retenue} : l’administration vous rembourse **${jeton(r.appel, cle, true)}**.[^cgi-204-a]`;
  if (Number(valeur) === 0)
    return `Vous avez déjà versé ${retenue} : il ne reste rien à payer, **${jeton(r.appel, cle)}**.[^cgi-204-a]`;
  return `Vous avez déjà versé ${retenue} : il vous reste à payer **${jeton(r.appel, cle)}**.[^cgi-204-a]`;
}

export function reserves(r: ResultatChiffre, b: Brouillon): string {
  return r.reserves.map((texte, i) => b.note(`reserve${i + 1}`, 'avertissement', 'Estimation', texte)).join('');
}

const auForfait = (r: ResultatChiffre): boolean => Number(r.chiffres['ir.pfu'] ?? 0) > 0;

/** The rate of the household; of a couple, what each one has on their own pay too. */
function tauxPreleve(r: ResultatChiffre): string | undefined {
  const t = (regle: string): string => `**${jeton(r.appel, `retenue/${regle}`)}**`;
  if (r.chiffres['retenue/pas.taux_foyer'] === undefined) return undefined;
  const foyer = `Votre taux de prélèvement à la source est de ${t('pas.taux_foyer')}, d’après les revenus ${r.annee}.[^cgi-204-h]`;
  return r.chiffres['retenue/pas.taux_conjoint_bas'] === undefined
    ? foyer
    : `${foyer} C’est le taux du foyer ; le taux individualisé, appliqué d’office, est de ${t('pas.taux_conjoint_bas')} pour celui de vous deux qui gagne le moins et de ${t('pas.taux_conjoint_haut')} pour l’autre.`;
}

/** « 1,5 part », « 2 parts ». */
export const phraseParts = (r: ResultatChiffre, valeur: string, quand: string): string =>
  `Votre foyer compte ${valeur} ${Number(r.chiffres['ir.parts']) < 2 ? 'part' : 'parts'} de quotient familial ${quand}.[^cgi-194]`;

function phraseAccent(c: Comprehension, r: ResultatChiffre): string | undefined {
  if (c.intention.type !== 'impot') return undefined;
  const t = (regle: string): string => `**${jeton(r.appel, regle)}**`;
  const quand = `(${periode(r.annee)})`;
  switch (c.intention.accent) {
    case 'tmi':
      return `Votre tranche marginale d’imposition (TMI) est de ${t('ir.tmi')} ${quand}.[^cgi-197] C’est le taux de la dernière tranche atteinte : il ne s’applique qu’à la fraction du revenu au-dessus de son seuil.`;
    case 'parts':
      return phraseParts(r, t('ir.parts'), quand);
    case 'decote':
      return Number(r.chiffres['ir.decote']) > 0
        ? `Votre décote est de ${t('ir.decote')} ${quand}.[^cgi-197]`
        : `Vous n’avez pas de décote ${quand} : votre impôt brut dépasse la limite.[^cgi-197]`;
    case 'taux_moyen':
      return r.chiffres['moyen/ir.taux_moyen'] === undefined
        ? undefined
        : `Votre taux moyen d’imposition est de ${t('moyen/ir.taux_moyen')} ${auForfait(r) ? 'de vos revenus imposés, barème et prélèvement forfaitaire réunis' : 'du revenu net imposable'} ${quand}.[^cgi-197]${motsDits('tmi|tranche|taux marginal').test(c.texte) ? ` Votre tranche marginale (TMI) est de ${t('ir.tmi')}.` : ''}`;
    case 'prelevements':
      return Number(r.chiffres['ir.prelevements_sociaux'] ?? 0) > 0
        ? `Les prélèvements sociaux sont de ${t('ir.prelevements_sociaux')} ${quand} (CSS art. L136-8).`
        : undefined;
    case 'taux_prelevement':
      return tauxPreleve(r);
    case 'rfr':
      return `Votre revenu fiscal de référence est de ${t('ir.rfr')} ${quand}.[^cgi-1417]`;
    case 'rni':
      return `Votre revenu net imposable est de ${t('ir.revenu_net_imposable')} ${quand}.[^cgi-158]`;
    case 'reductions':
      return Number(r.chiffres['ir.reductions'] ?? 0) > 0 || Number(r.chiffres['ir.credits'] ?? 0) === 0
        ? `Vos réductions d’impôt s’élèvent à ${t('ir.reductions')} ${quand}.`
        : `Vos crédits d’impôt s’élèvent à ${t('ir.credits')} ${quand}.`;
    default:
      return undefined;
  }
}

/** A threshold asserted in the question that is not the law's: said first, with the right one. */
function corrigerBareme(c: Comprehension, r: ResultatChiffre, b: Brouillon): void {
  const affirme = c.question.collecte.montants.find((m) => m.role === 'seuil_bareme');
  const premier = parametresImpotRevenu(r.annee_parametres)?.lire('bareme.seuil_1')?.valeur;
  if (affirme === undefined || premier === undefined || affirme.mention.montant === premier) return;
  b.paragraphe(
    `Le barème voté commence à ${jeton(r.appel, '@bareme.seuil_1')} par part, et non à ${nombre(affirme.mention.montant)} €.`,
  );
}

/** The last row names the sense of the result: a tax to pay, or an amount given back. */
export function derniereLigne(r: ResultatChiffre): string[] {
  const restitution = Number(r.chiffres['ir.impot_final']) < 0;
  return [
    restitution ? '**Restitution**' : '**Impôt à payer**',
    `**${jeton(r.appel, 'ir.impot_final', restitution)}**`,
  ];
}

const noterLIsolement = (b: Brouillon): string =>
  b.note(
    'isole',
    'avertissement',
    'Parent isolé',
    'La demi-part du parent isolé, case T de la déclaration, demande de vivre seul avec ses enfants au premier janvier (CGI art. 194 et 195).',
  );

/** What is asked of the household, when it changes with a life alone that nobody said. */
function accentSelonLaVie(
  c: Comprehension,
  r: ResultatChiffre,
  alternative: ResultatChiffre | undefined,
  b: Brouillon,
): string | undefined {
  if (alternative === undefined || c.intention.type !== 'impot') return undefined;
  const regle = REGLE_DE_L_ACCENT[c.intention.accent ?? ''];
  if (regle === undefined || r.chiffres[regle] === alternative.chiffres[regle]) return undefined;
  const phrase = phraseAccent(c, r)?.split('[^')[0]?.replace(/\.$/, '');
  if (phrase === undefined) return undefined;
  return `${phrase} si vous vivez seul avec vos enfants, et de **${jeton(alternative.appel, regle)}** si vous vivez en couple sans être marié ni pacsé.${noterLIsolement(b)}`;
}
const REGLE_DE_L_ACCENT: Readonly<Record<string, string>> = { parts: 'ir.parts', tmi: 'ir.tmi', rfr: 'ir.rfr' };

/** The figures of the same income, told before the allowance for expenses. */
function selonLaPaie(c: Comprehension, r: ResultatChiffre): string {
  const regle = c.intention.type === 'impot' ? REGLE_DE_L_ACCENT[c.intention.accent ?? ''] : undefined;
  const accent = regle === 'ir.tmi' ? ` et la tranche marginale de **${jeton(r.appel, regle)}**` : '';
  return `J’ai pris ce revenu après l’abattement de 10 %, comme sur l’avis d’impôt. S’il vient de bulletins de paie, avant cet abattement, l’impôt est de **${jeton(r.appel, 'ir.impot_final')}**${accent}.`;
}

/** Answer of a plain computation. */
export function redigerImpot(c: Comprehension, r: ResultatChiffre, b: Brouillon, second?: ResultatChiffre): void {
  const autre = second !== undefined && second.annee !== r.annee ? second : undefined;
  const enPaie = enNetDePaie(c.faits, c.texte) === undefined ? undefined : second;
  const alternative = autre === undefined && enPaie === undefined ? second : undefined;
  corrigerBareme(c, r, b);
  const accent = accentSelonLaVie(c, r, alternative, b) ?? phraseAccent(c, r);
  const marques = `[^cgi-197]${reserves(r, b)}${hypotheses(c, b)}`;
  const sansRevenu = accent !== undefined && Number(r.chiffres['ir.revenu_net_imposable']) === 0;
  if (accent !== undefined && sansRevenu) {
    // No income was told: steps that end on zero would be taken for a tax.
    b.paragraphe(`${accent}${marques}`).paragraphe('Donnez vos revenus de l’année : je calcule l’impôt.');
    return;
  }
  if (accent) b.paragraphe(`${accent} ${phraseImpot(r)}${marques}`);
  else if (alternative && alternative.chiffres['ir.impot_final'] !== r.chiffres['ir.impot_final']) {
    const seul = noterLIsolement(b);
    b.paragraphe(
      `${phraseImpot(r).replace(/\.$/, '')} si vous vivez seul avec vos enfants, et de **${jeton(alternative.appel, 'ir.impot_final')}** si vous vivez en couple sans être marié ni pacsé.${seul}${marques}`,
    );
    b.paragraphe('Vivez-vous seul avec vos enfants ? Les étapes ci-dessous retiennent que oui.');
  } else {
    b.paragraphe(`${phraseImpot(r)}${marques}`);
    // The tax is sure; the parts of the steps are those of one case.
    if (alternative && alternative.chiffres['ir.parts'] !== r.chiffres['ir.parts'])
      b.paragraphe('Vivre seul ou non avec vos enfants n’y change rien : les étapes ci-dessous retiennent que oui.');
  }
  if (autre) {
    const montant = jeton(autre.appel, 'ir.impot_final', Number(autre.chiffres['ir.impot_final']) < 0);
    b.paragraphe(
      `Si vous parlez des revenus ${autre.annee}, déclarés en ${autre.annee + 1}, ${Number(autre.chiffres['ir.impot_final']) < 0 ? 'la restitution' : 'l’impôt'} est de **${montant}**.`,
    );
  }
  if (enPaie) b.paragraphe(selonLaPaie(c, enPaie));
  const reste = phraseSolde(r);
  if (reste) b.paragraphe(reste);
  b.tableau(['Étape', 'Montant'], [...etapes(r), derniereLigne(r)]);
  if (Number(r.chiffres['ir.prelevements_sociaux'] ?? 0) > 0)
    b.paragraphe(
      `Les prélèvements sociaux s’y ajoutent : ${jeton(r.appel, 'ir.prelevements_sociaux')} (CSS art. L136-8).`,
    );
  if (Number(r.chiffres['ir.cdhr'] ?? 0) > 0)
    b.paragraphe(
      `La contribution différentielle sur les hauts revenus s’y ajoute aussi : **${jeton(r.appel, 'ir.cdhr')}** (CGI art. 224). Avec elle, vous devez **${jeton(r.appel, 'avec_cdhr/ir.avec_cdhr')}** au titre de ces revenus.`,
    );
  const final = Number(r.chiffres['ir.impot_final']);
  if (final < 0)
    b.paragraphe('Les crédits d’impôt dépassent l’impôt : le surplus vous est remboursé après la déclaration.');
  else if (final > 0 && Number(r.chiffres['ir.decote'] ?? 0) > 0)
    b.paragraphe('La décote réduit l’impôt des foyers modestes ; elle est déjà déduite.');
}
