import { type MotsDits, normaliserTexte, trouverMentions } from '@francis/lecture';
import { veutSonChiffre } from '../comprehension/son-chiffre.ts';

/** The person asks for a rule, not for their own figure. */
const REGLE =
  /\b(?:faut[- ]il|je dois|on doit|il faut|dois bien|signaler|dois[- ]je|doit[- ]on|devons[- ]nous|suis[- ]je (?:oblige\w*|tenue?|impos\w+|redevable|exoner\w+)|ai[- ]je (?:droit|le droit|interet)|a[- ]t[- ]on (?:droit|le droit)|avons[- ]nous droit|est[- ]ce (?:que )?(?:c'est |ce |qu'il |que |qu'on |je |on |ca |mon |ma |mes |la |le |les |l'|un |une )|c'est (?:quoi|imposable|taxe|legal|deductible|exonere)|peut[- ]on|puis[- ]je|peux[- ]tu m'expliquer|pouvons[- ]nous|comment|pourquoi|que (?:deviennent|devient|se passe|risque|faire|signifie|veut dire|change)|qu'est[- ]ce|quand|qui (?:doit|paie|declare|est|peut)|ou (?:declarer|trouver|inscrire|reporter)|quelle?s? (?:est|sont|delai|age|limite|plafond|seuil|abattement|taux|condition|avantage|regime|formulaire|case|date|piece|justificatif|sanction|penalite|difference|fiscalite|bareme|regle|demarche|duree|part|montant)\w*|jusqu'a (?:quel|combien|quand)|a partir de (?:quel|quand|combien)|au[- ]dela de|combien (?:de temps|d'annees|d'ans|de jours)|(?<!nets? |revenus? |net fiscal |salaires? )imposables?|exoneree?s?|deductibles?|a declarer|obligatoire|autorise|risque|difference entre|conditions?|expli\w+|(?:ca|cela) (?:change|apporte) (?:quoi|quelque chose)|change quoi|donne(?:nt)? droit)\b/;
/** The person asks for their own tax. */
const SON_IMPOT =
  /\b(?:combien (?:d'impots?|vais[- ]je payer|je (?:vais|dois) payer|on va payer|allons[- ]nous|de tax)|(?:quel(?: est| sera| serait)?|combien|calcul\w*|simul\w*)[^.?]{0,40}\b(?:mon|notre|mes|nos) impots?(?! sur les societes)\b|quel impots?(?! sur les societes)\b|calcul\w* (?:mon|notre|mes|l')|simul\w+|quelle (?:reduction|economie)|combien (?:va|vais|ca|cela|me|nous)|(?:vais|dois|va|devoir|devrai) payer combien|(?:gagner|economiser|recuperer) combien|ma tmi|ma tranche|mes parts|mon nombre de parts|mon revenu fiscal|ma decote)\b/;

export const demandeUneRegle = (texte: string): boolean => REGLE.test(texte);
/** « Célibataire, 40 000 € de recettes. Impôt ? » */
const IMPOT_SEC = /(?:^|[.,;:] ?)(?:mon |quel )?impots? ?\??$/;

export const demandeSonImpot = (texte: string): boolean => SON_IMPOT.test(texte) || IMPOT_SEC.test(texte);

/** A rule is asked, and nobody's figure. */
export const neVeutQueLaRegle = (texte: string): boolean =>
  demandeUneRegle(texte) && !demandeSonImpot(texte) && !veutSonChiffre(texte);

/** The person believes something and wants it confirmed. */
const CONFIRMATION =
  /\b(?:c'est bien (?:ca|cela)|n'est-ce pas|pas vrai|exact|d'accord|normal|correct|juste|non|hein|cumulable|comme avant|logique|vrai|automatique|j'imagine|je suppose|je presume|je crois|tranquille|a l'abri|perdus?|perdue|dans quelle case|si je comprends bien|sauf erreur)(?: non)? ?\?|^(?:puisque|comme|parfait|donc|tant que|vu que)\b|\b(?:donc|alors) (?:j'|je|on|nous|ma|mon|mes|en|il|elle)\b|\b(?:je|on|nous) \w+(?: pas)? donc\b|\bj'ai bien\b|\bbien (?:de |un |une )?\d+ ?%|\bpas de souci\b|\b(?:j'ai (?:lu|entendu|vu|cru comprendre) (?:dire )?(?:que|qu')|on m'a (?:dit|assure|affirme)|il parait|parait-il|tout le monde (?:dit|sait)|mon (?:banquier|notaire|comptable|voisin|collegue|beau-frere|ami) (?:m'a dit|me dit|dit|m'assure|affirme|pretend)|je croyais|sauf erreur|comme chacun sait)|\bbien (?:a|sur|de|en|pour|au|attendre|le|la|les)? ?\d/;

export const demandeConfirmation = (texte: string): boolean => CONFIRMATION.test(texte);
/** The same of a question as it was typed. */
export const affirme = (question: string): boolean => demandeConfirmation(normaliserTexte(question));

/** An amount, a share or the person's own tax is what is asked. */
const CHIFFRE_VOULU =
  /\bcombien\b(?! de temps)|\b(?:gagne|gagnerais|gagnerait|economise|recupere) quoi\b|\b(?:quels?|mon|notre|nos|mes) (?:sera |est )?(?:mon |notre |l'|le montant (?:de |d'))?(?:impots?|economies?|droits?|montants?|gains?|reductions?|credits?)\b|\bcalcul\w*|\bsimul\w*|\bchiffr\w*|\bestim\w*|\b(?:impots?|droits|tmi|ir|tranche|decote|parts?)(?: a payer| dus)? ?\?*$/;

const derniereQuestion = (texte: string): string | undefined =>
  /(?:^|[.?;:]|\. )([^.?;:]*)\?[ ?]*$/.exec(texte.replace(/(\d)\.(\d)/g, '$1,$2'))?.[1]?.trim();

const MOTS_D_UNE_QUESTION = 2;

/** « L’exit tax me concerne-t-elle ? »: the last question wants a yes, a no or a rule, not an amount. */
export function demandeUneReponse(texte: string): boolean {
  const question = derniereQuestion(texte);
  return (
    question !== undefined && question.split(/\s+/u).length >= MOTS_D_UNE_QUESTION && !CHIFFRE_VOULU.test(question)
  );
}

/** « CEHR avec un revenu de 320 000 € ? » gives its amount to be computed. */
export const chiffreSaQuestion = (texte: string): boolean => (derniereQuestion(texte) ?? '').includes('€');

/** « Droits de succession sur 300 000 ? »: the same of a question that names its levy, with a bare amount. */
export function chiffreSonImpot(texte: string, impot: MotsDits | undefined): boolean {
  const question = derniereQuestion(texte) ?? '';
  return impot?.test(question) === true && trouverMentions(question).some((m) => m.type === 'montant');
}

const OUVERTE =
  /\b(?:quel(?:le)?s?|combien|quand|comment|pourquoi|ou (?!pas|non)(?:declar|trouv|inscr|report|est)\w*|qui|a partir de|jusqu'a|qu'est-ce|c'est quoi|que (?:se passe|devien\w*|faire|faut-il|risqu\w*))\b/;

/** « Quel délai… ? » waits for something else than a yes or a no. */
export const demandeUneQuantite = (texte: string): boolean => OUVERTE.test(derniereQuestion(texte) ?? texte);
