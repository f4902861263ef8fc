import { motsDits } from '@francis/lecture';
import { trouverNoeud } from '@francis/fiscal';
import { expliquerRachatAssuranceVie } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { lireDuree, reculer } from './dates.ts';
import { type FaitManquant, definirDomaine, expliquer, manque, sansAbsents } from './domaine.ts';
import { demandeUnCalcul, type QuestionLue } from './question.ts';
import { lireRoles, lireRolesDesDates } from './roles.ts';

const Entree = z.strictObject({
  date_rachat: z.iso.date(),
  date_ouverture: z.iso.date(),
  gains: z.number().min(0).max(1e9).optional(),
  montant_rachat: z.number().min(0).max(1e9).optional(),
  valeur_contrat: z.number().min(0).max(1e9).optional(),
  versements: z.number().min(0).max(1e9).optional(),
  versements_avant_2017: z
    .number()
    .min(0)
    .max(1e9)
    .optional()
    .describe('Part des versements faite avant le 27 septembre 2017 : leurs gains gardent l’ancien barème.'),
  gains_avant_2017: z.number().min(0).max(1e9).optional(),
  primes_tous_contrats: z.number().min(0).max(1e9).optional(),
  primes_tous_contrats_avant_2017: z.number().min(0).max(1e9).optional(),
  situation: z.enum(['seul', 'couple']),
  /** Only the part of the withdrawal that is gain was asked: the day of opening changes nothing. */
  part_seule: z.boolean().default(false),
});
type Entree = z.infer<typeof Entree>;

const CONTRAT =
  /\bassurances?[- ]vie\b|\bav\b(?= (?:\d|ouverte?|de|souscrite?|depuis|du|a|que))|\brachats? (?:\w+ )?(?:d')?av\b|^av\b|\b(?:mon|une|cette|l') ?av\b|\bcontrats? de capitalisation\b|\brachats?\b[^.?]{0,40}\bcontrat\b/;
const RACHAT = /\b(?:rachet\w*|rachats?|retir\w+|retrait|sor[ts]\w*|recuper\w+|vide\w*)\b/;

const NOMME = motsDits('rachat|rachats|rachat partiel|rachat total');
const SORTIE = motsDits('ferme|fermer|tire|tirer|casse|casser|touche net|prendre|besoin de|sortir');
const DU_CONTRAT = motsDits('rachat|rachats|gains|primes|ouverte|ouvert|rachetes|encours|verse|versements');
const RACHETE = motsDits('rachat|rachats|rachete|racheter|rachetant');
const CONTRAT_DIT = (texte: string): boolean =>
  (motsDits('av|contrat av|assurance vi').test(texte) && DU_CONTRAT.test(texte)) ||
  (motsDits('contrat').test(texte) && RACHETE.test(texte) && motsDits('gains|verses|versements|primes').test(texte));

const ROLES = {
  versements: /\b(?:vers(?:e\w*|ements?|er)|primes?|j'en avais mis|place\w*|mis|mise|depose\w*)\b/,
  valeur:
    /\b(?:vr|valeur de rachat|vaut|valant|affich\w+|sur(?= \d)|valait|valent|valeur|valorise\w*|atteint|contrat de|total de|dessus|encours|capital)\b/,
  retrait:
    /\b(?:tire|tirer|besoin de|prendre|rachet\w*|rachats?(?: (?:partiel|total))?|retir\w*|retraits?|sor[ts]\w*|recuper\w+|vide\w*|clotur\w*)\b/,
  gains: /\b(?:gains?|pv|plus[- ]values?|interets?|produits?|benefices?)\b/,
  autre: /\b(?:salaires?|revenus?|net imposable|pension|retraite)\b/,
} as const;
const DATES = {
  ouverture: /\b(?:ouver\w+|souscri\w+|depuis|date de|contrat|pris\w*|assurance[- ]vie|av|signe\w*)\b/,
  rachat: /\b(?:rachet\w*|rachats?|retir\w*|retraits?|sor[ts]\w*|recuper\w+|clotur\w*)\b/,
  versements: /\b(?:vers(?:e\w*|ements?)|primes?|place\w*|mis)\b/,
} as const;
const TOUT =
  /\brachats? totaux?\b|\brachats? total\b|\btout\b|\bclotur\w*|\bferm\w*|\bsolde\w*|\bvide\w*|\bla totalite\b|\ben totalite\b|\bintegral\w*/;
const AVANT_2017 =
  /\b(?:toutes? (?:les )?primes|tous (?:les )?versements|primes|versements)\b[^.?,]{0,25}\bavant\b[^.?,]{0,20}\b2017\b/;

const TOUT_AVANT_2017 = motsDits(
  ['toutes', 'tous', 'tout', 'en totalite', 'en entier', 'uniquement', 'exclusivement']
    .flatMap((tout) =>
      [
        'avant 2017',
        'avant 09/2017',
        'avant septembre 2017',
        'avant le 27/09/2017',
        'avant fin 2016',
        'avant octobre 2017',
      ].map((date) => `${tout} ${date}`),
    )
    .join('|'),
);

/** « contrat de 6 ans », « AV de 5 ans », « le contrat a 10 ans »: never the age of somebody. */
function dureeDuContrat(texte: string): number | undefined {
  const m =
    /\b(?:contrat|assurance[- ]vie|av|ouverte?s?|souscrite?s?|il y a|depuis|detenue?s?|anciennete|elle|il)\b[^.?,\d]{0,28}\b(\d{1,2}) ans\b|\b(\d{1,2}) ans d'anciennete\b|\b(?:a|de) (\d{1,2}) ans\b/.exec(
      texte,
    );
  const dite = m === null ? undefined : (m[1] ?? m[2] ?? m[3]);
  return dite === undefined ? lireDuree(texte) : Number(dite);
}

/** « tous les versements faits en 2019 », « primes versées après 2018 »: none keeps the former scale. */
function tousApres(texte: string, rachat: string): boolean {
  const dite =
    /\b(?:versements?|primes?|vers\w+)\b[^.?,]{0,40}?\b(?:apres|posterieure?s? (?:a|au)|depuis|en|a partir de)\b[^.?,\d]{0,14}\b(20\d\d)\b/.exec(
      texte,
    )?.[1];
  return (
    dite !== undefined &&
    Number(dite) > DERNIERE_ANNEE_ANCIENNE &&
    dite <= rachat.slice(0, 4) &&
    !motsDits('avant').test(texte)
  );
}
const DERNIERE_ANNEE_ANCIENNE = 2017;

function lire(q: QuestionLue) {
  if (
    q.juridiction !== 'FR' ||
    !(CONTRAT.test(q.texte) || CONTRAT_DIT(q.texte)) ||
    !(RACHAT.test(q.texte) || SORTIE.test(q.texte))
  )
    return undefined;
  if (q.montants.length === 0 && !(demandeUnCalcul(q) && motsDits("j'ai|je|mon|ma|nous").test(q.texte)))
    return undefined;
  if (motsDits('sans impot|abattement').test(q.texte) && q.montants.length === 0) return undefined;
  if (/\b(?:deces|decede\w*|mort\w*|beneficiaires?|heritiers?)\b/.test(q.texte)) return undefined;
  // A pay told beside it: the tax of the household is asked.
  if (motsDits('net imposable|nets imposables').test(q.texte)) return undefined;
  if (motsDits('salaire|salaires').test(q.texte) && !NOMME.test(q.texte)) return undefined;
  const m = lireRoles(q, ROLES, ['versements']);
  const tout = TOUT.test(q.texte);
  const ditRetrait = m.de('retrait');
  const ditValeur = m.de('valeur');
  // A contract emptied: what is taken out is all that it is worth.
  const [retrait, valeur] = tout ? [ditRetrait ?? ditValeur, ditValeur ?? ditRetrait] : [ditRetrait, ditValeur];
  const versements = m.somme('versements');
  const gainsDits = m.de('gains');
  const calculable = retrait !== undefined && valeur !== undefined && versements !== undefined;
  // Gains of the contract are those of the withdrawal when it is emptied; beside a part of it, its premiums are the rest.
  const dontGains =
    versements === undefined &&
    gainsDits !== undefined &&
    valeur !== undefined &&
    retrait !== undefined &&
    gainsDits < valeur &&
    (tout || retrait < valeur);
  const gains = calculable || dontGains ? undefined : gainsDits;
  const verses = versements ?? (dontGains ? valeur - gainsDits : undefined);
  const ouverture = lireRolesDesDates(q, DATES)('ouverture');
  // A duration told last (« et si le contrat n’avait que cinq ans ») replaces the date.
  const corrigee = q.phrases.length > 1 ? dureeDuContrat(q.phrases.at(-1) ?? '') : undefined;
  const duree = corrigee ?? (ouverture === undefined ? dureeDuContrat(q.texte) : undefined);
  const partSeule =
    /\b(?:quelle|combien|la) (?:est la )?(?:part|fraction|proportion|montant|de)\b[^?]{0,60}\b(?:gains?|interets|plus[- ]value|produits|imposables?)\b/.test(
      q.texte,
    );
  if (
    retrait !== undefined &&
    valeur !== undefined &&
    verses !== undefined &&
    partSeule &&
    ouverture === undefined &&
    duree === undefined
  )
    return {
      entree: {
        date_rachat: q.jour,
        date_ouverture: q.jour,
        montant_rachat: retrait,
        valeur_contrat: valeur,
        versements: verses,
        situation: 'seul' as const,
        part_seule: true,
      },
    };
  const manques: FaitManquant[] = [];
  if (ouverture === undefined && duree === undefined)
    manques.push(
      manque('la date d’ouverture du contrat', 'le taux et l’abattement en dépendent', 'rachat.date_ouverture'),
    );
  const calculables = gains !== undefined || (retrait !== undefined && valeur !== undefined && verses !== undefined);
  if (!calculables)
    manques.push(
      manque(
        'la part de gains du rachat (ou la valeur du contrat et le total versé)',
        'seuls les gains sont imposés',
        'rachat.gains',
      ),
    );
  if (manques.length > 0) return { manques };
  const rachat = lireRolesDesDates(q, DATES)('rachat');
  // « tout versé avant septembre 2017 »: every premium keeps the former scale.
  const toutAncien =
    AVANT_2017.test(q.texte) ||
    TOUT_AVANT_2017.test(q.texte) ||
    /\b(?:tout(?:e?s)?|totalite|integralite|rien) (?:a ete |ont ete |j'ai |les |mes |des )?(?:\w+ )?vers\w+[^.?]{0,25}\bavant\b[^.?]{0,25}\b2017\b|\brien vers\w+ (?:depuis|apres) [^.?]{0,15}2017\b/.test(
      q.texte,
    );
  const date = rachat === undefined || rachat.debut === ouverture?.debut ? q.jour : rachat.jour;
  return {
    entree: {
      date_rachat: date,
      date_ouverture: corrigee === undefined && ouverture !== undefined ? ouverture.jour : reculer(date, duree ?? 0),
      ...sansAbsents(
        gains === undefined ? { montant_rachat: retrait, valeur_contrat: valeur, versements: verses } : { gains },
      ),
      ...sansAbsents({ primes_tous_contrats: versements }),
      ...(toutAncien && verses !== undefined ? { versements_avant_2017: verses } : {}),
      ...(tousApres(q.texte, date)
        ? verses === undefined
          ? { gains_avant_2017: 0 }
          : { versements_avant_2017: 0 }
        : {}),
      ...(toutAncien && gains !== undefined ? { gains_avant_2017: gains } : {}),
      situation:
        motsDits('monsieur et madame|nous sommes maries|on est maries').test(q.texte) ||
        /\b(?:marie\w*|pacse\w*|couple|epoux|mon mari|ma femme|mon epoux|mon epouse)\b/.test(q.texte)
          ? ('couple' as const)
          : ('seul' as const),
      part_seule: false,
    },
  };
}

export const ASSURANCE_VIE = definirDomaine<Entree>({
  outil: 'calculer_rachat_assurance_vie',
  description: 'Impôt et prélèvements sociaux sur le rachat d’un contrat d’assurance-vie.',
  schema: Entree,
  prime: /\brachats?\b|\brachet\w*|\bje (?:retire|sors|vide)\b/,
  objet: 'l’imposition de ce rachat',
  lire,
  calculer: ({ part_seule, ...e }) => {
    const calcul = expliquer(expliquerRachatAssuranceVie(sansAbsents(e)));
    if (!part_seule || !('trace' in calcul)) return calcul;
    const part = trouverNoeud(calcul.trace, 'av.part_de_gains');
    return part === undefined ? calcul : { trace: part, statut: 'exact', reserves: [], hypotheses: [] };
  },
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    if (e.part_seule) {
      b.paragraphe(
        `La part de gains de ce rachat est de **${j('av.part_de_gains')}** : elle seule est imposable.[^cgi-125-0-a]`,
      );
      b.paragraphe(
        'C’est le rachat multiplié par les gains du contrat, rapportés à sa valeur. Donnez la date d’ouverture du contrat : je calcule l’impôt et les prélèvements sociaux.',
      );
      return;
    }
    b.paragraphe(
      `Ce rachat coûte **${j('av.impot')}** d’impôt forfaitaire et **${j('av.prelevements_sociaux')}** de prélèvements sociaux, soit ${j('av.total')} en tout.[^cgi-125-0-a][^cgi-200-a]`,
    );
    b.paragraphe(
      `Seule la part de gains est imposée : ${j('av.part_de_gains')}.${Number(r.chiffres['av.abattement'] ?? 0) > 0 ? ` L’abattement annuel des contrats d’au moins huit ans est de ${j('av.abattement')}.` : ''} Les prélèvements sociaux portent sur tous les gains, sans abattement.[^css-l136-7]`,
    );
    b.paragraphe(
      'Vous pouvez préférer le barème dans votre déclaration ; l’option vaut pour tous vos revenus de capitaux.',
    );
  },
});
