import { DON_RECU, GESTES_DU_DON, ILS_ME_FONT_UN_DON, motsDits } from '@francis/lecture';
import { type DemandeDonation, expliquerDonation } from '@francis/fiscal/patrimoine';
import { jeton } from '../orchestration/jetons.ts';
import type { RefusFiscal } from '@francis/fiscal';
import { type Explication, definirDomaine, expliquer, type Lecture, sansAbsents } from './domaine.ts';
import { LIBELLES_LIEN } from './liens.ts';
import { avecLeNet, direLeNet } from './net-des-droits.ts';
import { EntreeDonation, type EntreeDonation as Entree } from './transmission/entree-donation.ts';
import { donFamilialPossible } from './transmission/exonerations-dites.ts';
import { lireDonation as lire } from './transmission/lire-donation.ts';
import type { QuestionLue } from './question.ts';
import { nombreCorrige, sansLesDementis } from './transmission/corrections-dites.ts';
import { montantDeChacun } from './transmission/heritiers-montants.ts';
import { demandeLaValeurDemembree } from './transmission/lire-usufruit.ts';
import { sansLesACote } from './transmission/montants-a-cote.ts';
import { anterieures, direLeRappel, signalerRappel } from './rappel.ts';

/** What one of those who give gives: an equal share of everything. */
function demander(e: Entree): DemandeDonation {
  const part = (montant: number): number => montant / e.donateurs;
  const passees = anterieures(e, e.lien, e.donateurs);
  const don = {
    lien: e.lien,
    montant: part(e.montant - (e.dette ?? 0)),
    ...(e.handicap ? { handicap: true } : {}),
    ...(e.don_familial === undefined ? {} : { don_familial: part(e.don_familial) }),
    ...(e.don_logement === undefined ? {} : { don_logement: { montant: part(e.don_logement) } }),
    ...(e.age_donataire === undefined ? {} : { age: e.age_donataire }),
    ...(e.dutreil ? { dutreil: part(e.montant) } : {}),
    ...(passees === undefined ? {} : { donations_anterieures: passees }),
    ...(e.nue_propriete_age === undefined
      ? {}
      : { demembrement: { droit: 'nue_propriete' as const, age_usufruitier: e.nue_propriete_age } }),
  };
  return {
    date: e.date,
    ...(e.age_donateur === undefined && !e.sans_descendance
      ? {}
      : { donateur: sansAbsents({ age: e.age_donateur, sans_descendance: e.sans_descendance }) }),
    dons: [
      ...Array.from({ length: e.beneficiaires }, () => don),
      ...(e.autres ?? []).map(({ montant, don_familial, ...autre }) => ({
        ...sansAbsents(autre),
        montant: part(montant),
        ...(don_familial === undefined ? {} : { don_familial: part(don_familial) }),
      })),
    ],
  };
}

const NOMME = /\bdroits?\b|\bdonations?\b/;
const GESTE = motsDits(
  `${DON_RECU}|${GESTES_DU_DON}|${ILS_ME_FONT_UN_DON}|me donne|me donnent|nous donnent|veut me donner|veulent me donner`,
);

function calculerSeul(e: Entree): Explication | RefusFiscal {
  const calcul = expliquer(expliquerDonation(demander(e)));
  return 'trace' in calcul && e.nue_propriete_age === undefined
    ? { ...calcul, trace: avecLeNet(calcul.trace) }
    : calcul;
}

export const DONATION = definirDomaine<Entree>({
  outil: 'calculer_donation',
  description: 'Droits de donation en France, par lien de parenté.',
  schema: EntreeDonation,
  objet: 'les droits de donation',
  prime: { test: (texte) => NOMME.test(texte) || GESTE.test(texte) },
  // The value of a split of ownership is asked, and nothing of what is due on it.
  lire: (q) => (demandeLaValeurDemembree(q) ? undefined : corriger(q, lire(sansLesDementis(sansLesACote(q))))),
  calculer: (e) => signalerRappel(e, duMoins(e), (sans) => parDonateurs({ ...e, ...sans })),
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    const seul = e.beneficiaires === 1 && e.autres === undefined;
    const total = e.donateurs > 1 ? 'dmtg.deux_donateurs' : seul ? 'dmtg.don_1' : 'dmtg.donation';
    const lien = [...new Set([e.lien, ...(e.autres ?? []).map((autre) => autre.lien)])]
      .map((l) => LIBELLES_LIEN[l])
      .join(' et ');
    const chacunDesAutres = (e.autres ?? [])
      .map((autre, i) => ` ; ${j(`dmtg.don_${e.beneficiaires + i + 1}`)} ${LIBELLES_LIEN[autre.lien]}`)
      .join('');
    if (r.chiffres[total] === 0) {
      b.paragraphe(`Aucun droit n’est dû : **${j(total)}** (donation ${lien}).[^cgi-779][^cgi-777]`);
    } else {
      const parts = seul ? '' : ' en tout';
      const chacun =
        e.donateurs > 1
          ? e.age_second_donateur === undefined
            ? `, soit ${j('dmtg.donation')} pour ce que donne chacun`
            : ''
          : e.autres !== undefined
            ? `, dont ${j('dmtg.don_1')} ${LIBELLES_LIEN[e.lien]}${e.beneficiaires > 1 ? ' pour chacun' : ''}${chacunDesAutres}`
            : e.beneficiaires === 1
              ? ''
              : `, soit ${j('dmtg.don_1')} par personne`;
      b.paragraphe(`Les droits de donation ${lien} sont de **${j(total)}**${parts}${chacun}.[^cgi-777][^cgi-779]`);
    }
    const net = e.donateurs === 1 && e.autres === undefined ? direLeNet(r, 'dmtg.don_1', !seul) : undefined;
    if (net !== undefined) b.paragraphe(net);
    if (e.nue_propriete_age !== undefined && e.beneficiaires === 1 && e.donateurs === 1)
      b.paragraphe(
        `La nue-propriété donnée vaut **${j('dmtg.don_1.valeur')}** : la pleine propriété moins l’usufruit, ${j('dmtg.don_1.usufruit')} à cet âge.[^cgi-669]`,
      );
    const familial = Number(r.chiffres['dmtg.don_1.don_familial'] ?? 0) > 0;
    const don = familial
      ? `${j('dmtg.don_1.don_familial')} de don familial de somme d’argent sont exonérés (CGI art. 790 G). `
      : '';
    const logement =
      Number(r.chiffres['dmtg.don_1.don_logement'] ?? 0) > 0
        ? `${j('dmtg.don_1.don_logement')} donnés pour le logement sont exonérés, sous conditions d’emploi et de durée (CGI art. 790 A bis). `
        : '';
    const abattement =
      Number(r.chiffres['dmtg.don_1.abattement'] ?? 0) > 0
        ? `L’abattement retenu est de ${j('dmtg.don_1.abattement')} ; le barème s’applique au reste. Il se reconstitue tous les quinze ans (CGI art. 784).`
        : logement === ''
          ? 'Il n’y a pas d’abattement à déduire : le barème s’applique à tout ce qui est donné.'
          : '';
    b.paragraphe(`${don}${logement}${abattement}`);
    if (e.partage_suppose === true)
      b.paragraphe(
        'Ce calcul partage entre ceux qui reçoivent ce que chacun donne. Si chacun d’eux reçoit ce montant de chaque donateur, dites-le : les droits changent.',
      );
    const rappel = direLeRappel(e);
    if (rappel !== undefined) b.paragraphe(rappel);
    if (e.dette !== undefined)
      b.paragraphe(
        'La dette que reprend la personne qui reçoit est déduite de la valeur donnée, si elle a servi à acquérir ce bien et que l’acte la met à sa charge.',
      );
    b.paragraphe(
      e.don_familial === undefined && donFamilialPossible(e)
        ? 'Un don de somme d’argent peut ouvrir une exonération de plus, sous condition d’âge de celui qui donne et de celui qui reçoit. Le don se déclare en ligne.'
        : 'Le don se déclare en ligne ; c’est celui qui reçoit qui doit les droits.',
    );
  },
});

/** « en fait c’est 3 neveux, pas 2 »: each still has what was said of each, or they share what was said of all. */
function corriger(q: QuestionLue, lue: Lecture<Entree> | undefined): Lecture<Entree> | undefined {
  const nombre = nombreCorrige(q);
  if (nombre === undefined || lue === undefined || !('entree' in lue) || lue.entree.autres !== undefined) return lue;
  const { montant, beneficiaires, don_familial } = lue.entree;
  const part = montantDeChacun(q) === montant ? 1 : beneficiaires / nombre;
  return {
    entree: {
      ...lue.entree,
      beneficiaires: nombre,
      montant: montant * part,
      ...(don_familial === undefined ? {} : { don_familial: don_familial * part }),
    },
  };
}

const ESTIMATION = 'estimation';
/** Where the allowance alone leaves nothing to tax, the exemption that hangs on an age nobody told decides nothing. */
function duMoins(e: Entree): Explication | RefusFiscal {
  const calcul = parDonateurs(e);
  if (!('trace' in calcul) || calcul.statut !== ESTIMATION || e.don_familial === undefined) return calcul;
  const { don_familial: _, ...sansLeDon } = e;
  const sans = parDonateurs(sansLeDon);
  return 'trace' in sans && sans.statut !== ESTIMATION && sans.trace.valeur === calcul.trace.valeur ? sans : calcul;
}

/** The duties on what each of those who give gives, with their own allowances and their own age. */
function parDonateurs(e: Entree): Explication | RefusFiscal {
  const premier = calculerSeul(e);
  if (e.donateurs === 1 || !('trace' in premier)) return premier;
  const ageSecond = e.age_second_donateur;
  const second =
    ageSecond === undefined
      ? premier
      : calculerSeul({
          ...e,
          age_donateur: ageSecond,
          ...(e.nue_propriete_age === undefined ? {} : { nue_propriete_age: ageSecond }),
        });
  if (!('trace' in second)) return second;
  const statut = e.partage_suppose === true ? 'estimation' : premier.statut;
  const autres = e.donateurs - 1;
  const total = Number(premier.trace.valeur) + Number(second.trace.valeur) * autres;
  return {
    ...premier,
    statut,
    hypotheses: [
      ...premier.hypotheses,
      'Chacun de ceux qui donnent donne une part égale, avec ses propres abattements.',
    ],
    trace: {
      ...premier.trace,
      regle: 'dmtg.deux_donateurs',
      libelle: 'Droits sur ce que donnent tous les donateurs',
      valeur: Math.round(total * 100) / 100,
      formule:
        second === premier ? `${e.donateurs} × les droits de chacun` : 'Droits du premier donateur + droits du second',
      entrees: [],
      parametres: [],
      enfants: second === premier ? [premier.trace] : [premier.trace, second.trace],
    },
  };
}
