import { definitionDe } from '@francis/faits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bonne, lire } from '../../packages/assistant/src/modeles-heberges/essais/lecteur.ts';
import { brancher, demande, embarque, suivre } from '../../packages/assistant/src/modeles-heberges/essais/heberge.ts';
import { brancherConduite } from '../../packages/assistant/src/modeles-heberges/essais/modele-conduit.ts';
import { ouvrirServeur, type ServeurDeModeles } from '../../packages/assistant/src/modeles-heberges/essais/serveur.ts';
import { Pseudonymes } from '../../packages/assistant/src/pseudonymes/pseudonymes.ts';
import { DOSSIER } from '../../apps/api/src/testing/dossier-client.ts';

/** Written in every form that a French text may give them; what remains of any of them must not leave. */
const CANARIS =
  /zo[eé]|canari|ada\b|lovelace|byron|annabella|ralph|lovelace|3000\s?6000|12751160|1 85 12|1234567890123|30 23 217|552\s?100\s?554|12 34 56 78|123456789|0612345678|rue de la paix|75002|exemple\.(?:fr|test)/i;
const IDENTITE =
  'Mme CANARI Zoé, 12 bis rue de la Paix, 75002 Paris, 06 12 34 56 78, zoe.canari@exemple.fr, NIR 1 85 12 75 116 001 42, n° fiscal 30 23 217 600 053, IBAN FR76 3000 6000 0112 3456 7890 189, SIREN 552 100 554';

const BLOC = '<donnees>';
const FIN_DU_BLOC = '</donnees>';
/** The block of data of a request, out of the JSON that holds it. */
function donneesDe(corps: string): string {
  const debut = corps.indexOf(`${BLOC}{`) + BLOC.length;
  return z.string().parse(JSON.parse(`"${corps.slice(debut, corps.indexOf(FIN_DU_BLOC, debut))}"`));
}

/** The text as it leaves; `[…]` stands for any placeholder. */
const masquer = (texte: string, connues: ConstructorParameters<typeof Pseudonymes>[0] = []): string =>
  new Pseudonymes(connues).masquer(texte).replaceAll(/\[[A-Z_]+_\d+\]/g, '[…]');

const masquerTous = (...textes: string[]): string[] => {
  const p = new Pseudonymes();
  return textes.map((t) => p.masquer(t));
};

describe('T093 · aucune identité ne part vers un modèle hébergé', () => {
  let serveur: ServeurDeModeles;
  beforeAll(async () => {
    serveur = await ouvrirServeur(bonne);
  });
  afterAll(() => serveur.fermer());

  test('ni par la question, ni par l’historique, ni par le profil, ni par le dossier, ni par une note', async () => {
    const question = `${IDENTITE}. Célibataire, 35 000 € net imposable, quel est mon impôt ?`;
    const posee = demande(question, {
      historique: [
        { role: 'user', content: `Je m’appelle Zoé Canari et ma fille Annabella vit 12 rue de la Paix.` },
        { role: 'assistant', content: 'Bonjour Zoé Canari, votre numéro 06 12 34 56 78 est noté.' },
      ],
      profilEnregistre: { ...DOSSIER, situation_maritale_client: null, nombre_enfants_a_charge_client: null },
      profilContexte: {
        notes_internes_pro: IDENTITE,
        client: { nom: 'Canari', piece: { texte: `Avis de ${IDENTITE}` } },
      },
      identites: [{ genre: 'PERSONNE', valeur: 'Zoé Canari' }],
    });
    for (const protocole of ['openai', 'anthropic'] as const) {
      serveur.raz();
      const { reponse } = await suivre(await brancher(serveur, protocole), posee);
      // It was heard: what is not there was not needed.
      expect(reponse.hebergement?.ecart).toBeUndefined();
      expect(reponse.calculs.map((c) => c.valeur)).toContain(35_000);
      expect(serveur.recues.length).toBeGreaterThan(0);
      for (const { corps } of serveur.recues) {
        const part = JSON.stringify(JSON.parse(corps)).replaceAll(/\\u00a0|\u202f/g, ' ');
        expect(part.match(CANARIS)?.[0]).toBeUndefined();
        expect(part).toContain('[PERSONNE_1]');
        expect(part).toContain('35 000');
      }
    }
  });

  test('du profil ne partent que des faits du catalogue, chacun sous sa marque, et aucun texte libre', async () => {
    serveur.raz();
    const posee = demande('Quel est mon impôt ?', {
      profilEnregistre: {
        situation_familiale: 'marié',
        nombre_enfants: 1,
        revenus_salaires: 52_000,
        profession: 'sabotière à Canari',
        objectifs_financiers: 'Aider ma fille Annabella, 12 rue de la Paix',
      },
    });
    const { reponse } = await suivre(await brancher(serveur), posee);
    const nous = (await suivre(embarque, posee)).reponse;
    expect(reponse.hebergement?.ecart).toBeUndefined();
    expect(reponse.calculs.map((c) => c.valeur)).toEqual(nous.calculs.map((c) => c.valeur));
    const parti = serveur.recues.map((r) => r.corps).join();
    expect(parti).not.toMatch(CANARIS);
    expect(parti).not.toMatch(/sabotière|Aider|objectifs_financiers/);
    const connu = z
      .object({ connu: z.array(z.object({ marque: z.string(), fait: z.string(), valeur: z.unknown() })) })
      .parse(JSON.parse(donneesDe(serveur.recues[0]?.corps ?? '')));
    expect(connu.connu.map((f) => f.fait)).toEqual(
      expect.arrayContaining(['foyer.situation', 'foyer.declarant1.salaires']),
    );
    for (const { fait, valeur } of connu.connu) expect(definitionDe(fait)?.schema.safeParse(valeur).success).toBe(true);
  });

  test('les noms que le modèle a recopiés masqués dans ses mots sont retrouvés dans la question', async () => {
    const recus: NonNullable<Parameters<typeof brancherConduite>[1]> = [];
    const redire = brancherConduite(
      () =>
        lire({
          demandes: [],
          regles: [],
          manques: [],
          ecartees: [],
          calculs: [
            {
              outil: 'calculer_impot',
              faits: [
                { chemin: 'foyer.situation', choix: 'celibataire', mots: 'Je m’appelle [PERSONNE_1], célibataire' },
                { chemin: 'foyer.declarant1.salaires', mention: 'm1', mots: '35 000 € net imposable' },
              ],
            },
          ],
        }),
      recus,
    );
    const { reponse } = await suivre(
      redire,
      demande('Je m’appelle Zoé Canari, célibataire, 35 000 € net imposable. Impôt ?'),
    );
    expect(JSON.stringify(recus)).not.toMatch(CANARIS);
    expect(reponse.hebergement?.ecart).toBeUndefined();
    expect(reponse.calculs.map((c) => c.valeur)).toContain(2_554);
    expect(reponse.answer).not.toContain('PERSONNE');
  });

  test.each([
    ['Je m’appelle Zoé Canari, célibataire', 'Je m’appelle […], célibataire'],
    ['je m’appelle zoe canari et je gagne 35000 net', 'je m’appelle […] et je gagne 35000 net'],
    ['M. Jean-Baptiste de La Tour d’Auvergne et Mme CANARI', 'M. […] et Mme […]'],
    ['Mon mari Paul gagne 42 000 €, ma fille Inès rien', 'Mon mari […] gagne 42 000 €, ma fille […] rien'],
    ['mon frère paul et moi', 'mon frère […] et moi'],
    ['Claire et moi sommes mariés', '[…] et moi sommes mariés'],
    ['le dossier de DURAND Amélie', 'le dossier de […]'],
    ['Mme O’Connor et M. d’Artagnan', 'Mme […] et M. […]'],
    ['Nous avons créé la SCI Dupont à deux', 'Nous avons créé la SCI […] à deux'],
    ['J’habite 14 avenue Foch 69006 Lyon et gagne 35000 net', 'J’habite […] […] et gagne 35000 net'],
    ['au 3 rue des lilas 35000 rennes, je gagne 35000 €', 'au […], je gagne 35000 €'],
    ['12 route de Chêne, 1207 Genève, 120 000 CHF', '[…] Genève, 120 000 CHF'],
    ['tél : 06.12.34.56.78 ou +41 79 123 45 67', 'tél : […] ou […]'],
    ['SIRET 55210055400013, IBAN FR7630006000011234567890189', 'SIRET […], IBAN […]'],
    ['NIR 185127511600142 et n° fiscal 3023217600053', 'NIR […] et n° fiscal […]'],
  ])('%s', (texte, attendu) => expect(masquer(texte)).toBe(attendu));

  test.each([
    'Célibataire, 35 000 € net imposable à Paris, canton de Vaud ou Genève ?',
    'Primes 2500 3000 2800 2700 et 35000 42000 12000 euros',
    'mon taux c’est huit virgule quatre pour cent, nos salaires c’est moi mille neuf cent cinquante elle mille trois cents',
    'article 199 terdecies-0 A du CGI, BOI-IR-LIQ-20-20-30, loi Pinel, Livret A, Plan Épargne Retraite',
    'J’habite Lyon et gagne 35000 Célibataire',
    'En 2024 100 000 € puis 3 000 000 000 € et 1 234 567 890 123 € de chiffre d’affaires',
    'Je suis Marié, Pacsé, Veuf ; ma femme est Salariée ; Quotient Familial de 2,5',
    'J’ai donné 400 € aux Restos du Cœur et vendu ma Résidence Principale',
    'Prime de Partage de la Valeur, Prélèvement Forfaitaire Unique, Code Général des Impôts',
  ])('ce qui décide de l’impôt reste lisible : %s', (texte) => expect(masquer(texte)).toBe(texte));

  test('une valeur connue est trouvée sous toutes ses formes, un nom commun reste un mot', () => {
    const connues = [
      { genre: 'PERSONNE', valeur: 'Zoé Petit-Canari' },
      { genre: 'TELEPHONE', valeur: '06 12 34 56 78' },
      { genre: 'ADRESSE', valeur: 'Les Charmettes' },
    ] as const;
    expect(masquer('un petit revenu de ZOE PETIT CANARI, canari, 06.12.34.56.78, les charmettes', connues)).toBe(
      'un petit revenu de […], […], […], […]',
    );
  });

  test('les marques sont les mêmes à chaque tour, et celle qu’on écrit soi-même ne révèle rien', () => {
    const tour = 'Mme Zoé Canari et M. Paul Canari';
    expect(masquerTous(tour, 'Canari Zoé ? Paul ?')).toEqual([
      'Mme [PERSONNE_1] et M. [PERSONNE_2]',
      '[PERSONNE_1] ? [PERSONNE_2] ?',
    ]);
    expect(masquerTous(tour)).toEqual(masquerTous(tour));
    const p = new Pseudonymes();
    p.masquer(tour);
    expect(p.rendre(p.masquer('Qui est [PERSONNE_2] ?'))).not.toContain('Paul');
  });
});
