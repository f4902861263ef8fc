import { motsDits } from '@francis/lecture';
import { expliquerRetraitPea } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { lireDuree, reculer } from './dates.ts';
import { definirDomaine, expliquer, manque } from './domaine.ts';
import { lireRoles, lireRolesDesDates } from './roles.ts';

const ROLES_PEA = {
  versements: /\b(?:vers(?:e\w*|ements?|er)|mis|mise|place\w*|investi\w*|apports?|depose\w*)\b/,
  valeur:
    /\b(?:valo|ya|y a|il en reste|reste|vl|val|vaut|valait|valeur|valorise\w*|atteint|total|dessus|solde|encours|contient)\b/,
  retrait: /\b(?:prends|prendre|tire|retir\w*|retraits?|sor[ts]\w*|recuper\w*)\b/,
  gain: /\b(?:gains?|plus[- ]values?|pv|benefices?)\b/,
  autre: /\b(?:salaires?|revenus?|net imposable)\b/,
} as const;
const DATES_PEA = {
  ouverture: /\b(?:ouver\w+|depuis|pea|plan|pris\w*|souscri\w+|premier versement)\b/,
  retrait: /\b(?:ferm\w+|clotur\w+|retir\w*|retraits?|sor[ts]\w*|solde\w*|vide\w*)\b/,
} as const;

const TAUX = motsDits(
  'taux|imposition|fiscalite|impose|imposee|imposes|taxe|taxee|taxes|pourcentage|prelevements|je paie quoi|paie quoi|combien on paie|combien je paie|combien paye',
);

/** « PEA de 6 ans », « mon plan a 4 ans »: never the age of somebody. */
function dureeDuPlan(texte: string): number | undefined {
  const dite =
    /\b(?:pea|plan|ouvert|il y a|depuis|anciennete|il)\b[^.?,\d]{0,24}\b(\d{1,2}) ans\b|\b(\d{1,2}) ans d'anciennete\b|^(?:et )?(?:si |avec )?[^.?\d]{0,24}\b(?:a|de) (\d{1,2}) ans\b/.exec(
      texte,
    );
  const ans = dite === null ? undefined : (dite[1] ?? dite[2] ?? dite[3]);
  return ans === undefined ? lireDuree(texte) : Number(ans);
}

/** « est-ce que ça ferme le plan ? »: asked, not decided. */
const QUESTION_DE_FERMETURE = [
  'ca ferme le plan',
  'ca ferme le pea',
  'ca ferme mon pea',
  'ca ferme mon plan',
  'ca le ferme',
  'ca ferme',
  'cela ferme',
  'ca cloture',
  'cela cloture',
  'ferme-t-il',
  'ferme-t-elle',
  'ferme t il',
  'sans le fermer',
  'sans fermer',
  'sans cloturer',
  'sans le cloturer',
  'fermera',
  'fermerait',
  'faut le fermer',
  'oblige de fermer',
  'oblige de le fermer',
];

const EntreePea = z.strictObject({
  date_retrait: z.iso.date(),
  date_ouverture: z.iso.date(),
  montant_retrait: z.number().min(0).max(1e9),
  valeur_plan: z.number().min(0).max(1e9),
  versements: z.number().min(0).max(1e9),
});

export const RETRAIT_PEA = definirDomaine<z.infer<typeof EntreePea>>({
  outil: 'calculer_retrait_pea',
  description: 'Impôt et prélèvements sociaux d’un retrait sur un plan d’épargne en actions.',
  schema: EntreePea,
  prime: /\bpea\b[^?]*\b(?:ferm|clotur|retir|sor[ts]|solde|vide)\w*/,
  objet: 'l’imposition de ce retrait',
  lire: (q) => {
    if (q.juridiction !== 'FR' || !motsDits('pea').test(q.texte)) return undefined;
    // « quel taux si je ferme mon PEA avant 5 ans ? »: the rule answers, and nothing is to be asked.
    if (q.montants.length === 0 && TAUX.test(q.texte)) return undefined;
    const date = lireRolesDesDates(q, DATES_PEA);
    const ouverture = date('ouverture');
    const corrigee = q.phrases.length > 1 ? dureeDuPlan(q.phrases.at(-1) ?? '') : undefined;
    const duree = corrigee ?? (ouverture === undefined ? dureeDuPlan(q.texte) : undefined);
    const m = lireRoles(q, ROLES_PEA, ['versements']);
    const [retrait, valeur, versements, gain] = [m.de('retrait'), m.de('valeur'), m.somme('versements'), m.de('gain')];
    const tout =
      /\b(?:casse\w*|ferm\w+|clotur\w+|clot\b|solde\w*|vide\w*|retire\w* tout|tout (?:retirer?|retire|sortir|sors|recuperer?)|sors tout|la totalite)\b/.test(
        QUESTION_DE_FERMETURE.reduce((texte, mots) => texte.replaceAll(mots, ' '), q.texte),
      );
    const fermeture = date('retrait');
    const date_retrait = fermeture === undefined || fermeture.debut === ouverture?.debut ? q.jour : fermeture.jour;
    const date_ouverture =
      corrigee === undefined && ouverture !== undefined ? ouverture.jour : reculer(date_retrait, duree ?? 0);
    // A plan that is all gain: what it was worth and what was paid in change nothing once the gain is told.
    if (
      gain !== undefined &&
      (tout || retrait === undefined) &&
      (valeur === undefined || versements === undefined) &&
      (ouverture !== undefined || duree !== undefined)
    )
      return { entree: { date_retrait, date_ouverture, montant_retrait: gain, valeur_plan: gain, versements: 0 } };
    const sorti = tout ? (valeur ?? retrait) : retrait;
    if ((sorti === undefined && !tout) || (ouverture === undefined && duree === undefined)) return undefined;
    const vaut = valeur ?? (tout ? sorti : undefined);
    if (sorti === undefined || vaut === undefined || versements === undefined)
      return {
        manques: [
          manque('la valeur du plan et le total de vos versements', 'seul le gain compris dans le retrait est taxé'),
        ],
      };
    return {
      entree: {
        date_retrait,
        date_ouverture,
        montant_retrait: sorti,
        valeur_plan: vaut,
        versements,
      },
    };
  },
  calculer: (e) => expliquer(expliquerRetraitPea(e)),
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    b.paragraphe(
      r.chiffres['pea.exoneration'] === true
        ? `Le gain est exonéré d’impôt sur le revenu ; il reste **${j('rcm.pea.prelevements_sociaux')}** de prélèvements sociaux.[^cgi-157][^css-l136-7]`
        : `Avant cinq ans, le retrait ferme le plan et le gain est imposé : **${j('pea.total')}**, dont ${j('rcm.pea.prelevements_sociaux')} de prélèvements sociaux.[^cgi-157]`,
    );
    b.paragraphe(
      r.chiffres['pea.exoneration'] === true
        ? `Le gain compris dans le retrait est de ${j('pea.gain')}.${e.montant_retrait < e.valeur_plan ? ' Passé cinq ans, un retrait partiel ne ferme pas le plan.' : ''}`
        : `Le gain imposé est celui de tout le plan depuis son ouverture : ${j('pea.gain')}.`,
    );
    for (const reserve of r.reserves) if (reserve.startsWith('Plan ouvert')) b.paragraphe(reserve);
  },
});
