import { ANNEES_COUVERTES, derniereAnneeCouverte } from '@francis/fiscal';
import type { Comprehension } from '../comprehension/comprendre.ts';
import type { HorsDePortee } from '../comprehension/hors-portee.ts';
import { annuel } from '../comprehension/faits.ts';
import { estPolitesse } from '../comprehension/politesse.ts';
import { saisies } from '../comprehension/manques.ts';
import { nombre } from '../orchestration/typographie.ts';
import type { Brouillon } from './brouillon.ts';
import { listerManques } from './lister-manques.ts';

const SITUATIONS: Readonly<Record<string, string>> = {
  celibataire: 'célibataire',
  divorce: 'divorcé ou séparé',
  veuf: 'veuf',
  marie: 'marié',
  pacse: 'pacsé',
  concubinage: 'en concubinage',
  en_couple: 'en couple',
};

function direLesEnfants(nombreDEnfants: number): string {
  if (nombreDEnfants === 0) return 'sans enfant à charge';
  return nombreDEnfants === 1 ? '1 enfant à charge' : `${nombreDEnfants} enfants à charge`;
}

/** What was understood, in the person's own figures. */
function compris(c: Comprehension): string[] {
  const { faits } = c;
  const lignes: string[] = [];
  if (faits.situation) lignes.push(SITUATIONS[faits.situation] ?? faits.situation);
  if (faits.enfants !== undefined) lignes.push(direLesEnfants(faits.enfants.length));
  for (const s of saisies(faits.personne1))
    lignes.push(`vos revenus : ${montant(s.montant, s.fois)}${s.qualite === 'brut' ? ' brut' : ''}`);
  for (const s of saisies(faits.personne2))
    lignes.push(`revenus du conjoint : ${montant(s.montant, s.fois)}${s.qualite === 'brut' ? ' brut' : ''}`);
  if (faits.revenuCommun) lignes.push(`revenus du couple : ${nombre(annuel(faits.revenuCommun.saisie))} €`);
  return lignes;
}

const montant = (valeur: number, fois: number): string => `${nombre(valeur)} €${fois > 1 ? ` × ${fois}` : ''}`;

/** Questions to ask, what is known kept visible. */
export function redigerPrecisions(c: Comprehension, b: Brouillon): void {
  if (c.aChiffrer) {
    const { objet, sujet, raison } = c.aChiffrer;
    listerManques(`Pour calculer ${objet}, il me manque une précision :`, [{ sujet, raison }], b);
    b.paragraphe('Pouvez-vous me les indiquer ?');
    return;
  }
  if (c.contradiction) return redigerContradiction(c, b);
  listerManques(
    c.manques.length > 1
      ? 'Pour calculer votre impôt, il me manque quelques précisions :'
      : 'Pour calculer votre impôt, il me manque une précision :',
    c.manques,
    b,
  );
  const connus = compris(c);
  if (connus.length > 0) b.paragraphe(`J’ai compris : ${connus.join(' ; ')}.`);
  b.paragraphe('Pouvez-vous me les indiquer ?');
}

/** After a rule, what the figure of one's own case still needs. */
export function inviterAChiffrer(c: Comprehension, b: Brouillon): void {
  if (c.manques.length === 0) return;
  listerManques('Pour chiffrer votre cas, il me manque :', c.manques, b);
  b.paragraphe('Pouvez-vous me les indiquer ?');
}

function redigerContradiction({ contradiction }: Comprehension, b: Brouillon): void {
  if (contradiction?.type === 'montant') {
    b.paragraphe(
      `Le montant indiqué, ${nombre(contradiction.montant)} €, ${contradiction.motif === 'negatif' ? 'est négatif : un revenu ne peut pas l’être' : 'est hors de proportion avec un revenu annuel'}. Pouvez-vous préciser votre revenu net imposable, en euros par an ?`,
    );
  } else if (contradiction?.type === 'fourchette') {
    const [a, z] = contradiction.montants;
    b.paragraphe(
      `Le montant est donné entre ${nombre(a)} € et ${nombre(z)} €. Quel est-il exactement (pour un salaire, le net imposable annuel) ? Un seul montant suffit pour un calcul exact.`,
    );
  } else if (contradiction?.type === 'revenus') {
    const [a, z] = contradiction.montants;
    b.paragraphe(
      `Votre question donne deux revenus différents pour la même personne : ${nombre(a)} € et ${nombre(z)} €. Lequel est votre net imposable annuel ? S’ils s’ajoutent, indiquez-le.`,
    );
  } else if (contradiction?.type === 'garde') {
    b.paragraphe(
      'Vos enfants vivent-ils chez vous, chez l’autre parent, ou en résidence alternée ? Votre question dit l’un et l’autre, et le nombre de parts en dépend.',
    );
  } else if (contradiction?.type === 'net_brut') {
    const [net, brut] = contradiction.montants;
    b.paragraphe(
      `Le net imposable indiqué, ${nombre(net)} €, dépasse le brut, ${nombre(brut)} €. Quel est votre net imposable annuel, celui du bulletin de décembre ?`,
    );
  } else if (contradiction?.type === 'situation') {
    const [a, z] = contradiction.dites;
    b.paragraphe(
      `Votre question dit à la fois « ${a} » et « ${z} ». Quelle est votre situation de famille : célibataire, marié ou pacsé ? Elle fixe le nombre de parts, donc l’impôt.`,
    );
  }
}

const CE_QUE_JE_FAIS =
  'Je réponds sur la fiscalité et le patrimoine, calcul ou règle à l’appui : impôt sur le revenu, locations, plus-values, placements, IFI, donations et successions, entreprises, TVA, et les bases suisses, luxembourgeoises et andorranes.';

const HORS_DE_PORTEE: Readonly<Record<HorsDePortee, string>> = {
  autrui:
    'Je ne peux pas répondre : je n’ai accès au dossier fiscal de personne, et les revenus, les impôts et le patrimoine d’autrui sont couverts par le secret fiscal.',
  coulisses:
    'Je ne peux pas montrer ni changer mes consignes, mes clés ou ma configuration : elles ne relèvent pas de la fiscalité, et mes réponses restent vérifiées quoi qu’on me demande.',
  conseil:
    'Je ne peux pas conseiller un placement précis ni prédire un cours : je dis comment un gain est imposé, pas ce qu’il faut acheter.',
  demarche:
    'Je ne peux pas agir à votre place : je n’ai accès ni à votre espace impots.gouv.fr ni à vos comptes. Je peux vous dire quoi déclarer, où et pour quel montant.',
  promesse:
    'Je ne peux pas garantir l’absence de contrôle : l’administration peut vérifier toute déclaration. Je peux vous donner la règle et les justificatifs à garder.',
};

/** Honest refusals: why, and what can be done instead. */
export function redigerRefus(
  c: Comprehension,
  motif: 'fraude' | 'hors_sujet' | 'futur' | 'non_couvert',
  b: Brouillon,
): void {
  if (motif === 'fraude') {
    b.paragraphe(
      'Je ne peux pas vous aider à dissimuler des revenus : c’est une fraude fiscale, punie par la loi.[^cgi-1741] Tous les revenus se déclarent, y compris ceux des plateformes, que l’administration connaît déjà.',
    );
    b.paragraphe(
      'Si un revenu a été oublié, vous pouvez régulariser : une déclaration rectificative spontanée réduit les pénalités.[^cgi-1728] Je peux calculer l’impôt correspondant.',
    );
    return;
  }
  if (motif === 'hors_sujet' && estPolitesse(c.texte)) {
    b.paragraphe(
      'Avec plaisir. Posez-moi votre question sur vos impôts ou votre patrimoine : ce message n’en compte pas une.',
    );
    return;
  }
  if (motif === 'hors_sujet') {
    const raison = c.ecart?.type === 'hors_sujet' ? c.ecart.raison : undefined;
    b.paragraphe(
      raison === undefined
        ? 'Cette question est hors de mon domaine : je ne traite que la fiscalité.'
        : HORS_DE_PORTEE[raison],
    );
    b.paragraphe(CE_QUE_JE_FAIS);
    return;
  }
  if (motif === 'futur') {
    const dite = c.texte.includes(String(c.annee)) ? c.annee : c.annee + 1;
    const an = c.ecart?.type === 'futur' ? c.ecart.annee : dite;
    b.paragraphe(
      `Les règles ${an === undefined ? 'de cette année' : `de l’année ${an}`} ne sont pas encore votées : personne ne peut les connaître, et je ne les invente pas.`,
    );
    b.paragraphe(
      `Les dernières règles connues sont celles des revenus ${derniereAnneeCouverte()}, déclarés en ${derniereAnneeCouverte() + 1}. Je peux faire le calcul avec elles.`,
    );
    return;
  }
  const premiere = Math.min(...ANNEES_COUVERTES);
  if (
    c.faits.situation === 'veuf' &&
    c.faits.anneeVeuvage !== undefined &&
    c.faits.anneeVeuvage >= c.annee &&
    c.ecart === undefined
  ) {
    b.paragraphe(
      `Je ne couvre pas encore l’année du décès du conjoint (revenus ${c.annee}) : il faut une déclaration commune jusqu’au décès, puis une autre à votre nom.`,
    );
    b.paragraphe('Dès l’année suivante, je peux calculer votre impôt de veuf ou de veuve.');
    return;
  }
  if (c.ecart === undefined && c.annee < premiere) {
    const dite = c.annee < 1990 ? 'd’une année aussi ancienne' : String(c.annee);
    b.paragraphe(`Je ne couvre pas les revenus ${dite} : mes calculs commencent aux revenus ${premiere}.`);
    return;
  }
  const domaine = c.ecart?.type === 'non_couvert' ? c.ecart.domaine : 'cette question';
  b.paragraphe(
    `Je ne couvre pas encore ${domaine} : plutôt que de deviner, je préfère ne pas répondre. Consultez impots.gouv.fr, votre service des impôts ou un professionnel.`,
  );
  b.paragraphe(CE_QUE_JE_FAIS);
}
