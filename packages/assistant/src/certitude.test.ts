import { describe, expect, it } from 'vitest';
import { poser } from './evaluation/poser.ts';

const codes = async (question: string, historique: string[] = []): Promise<{ statut: string; codes: string[] }> => {
  const tours = historique.flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: 'Réponse.' },
  ]);
  const { statut, doutes } = await poser(question, { historique: tours });
  return { statut, codes: doutes.map((d) => d.code) };
};

describe('Une réponse est exacte', () => {
  it.each([
    'Célibataire, 32 000 € net imposable, quel impôt ?',
    'Mariés, 2 enfants de 6 et 9 ans, 41 000 € et 28 000 € nets imposables : quel impôt ?',
    'Je suis payé sur 13 mois, 1 900 € net imposable à chaque fois. Célibataire. Impôt ?',
    'Combien de droits si je donne 150 000 € à mon fils ?',
    'Célibataire, 2 400 € net par mois : quel est mon taux de prélèvement à la source ?',
    'Fiche de paie de décembre : cumul brut 45 000 €, cumul net imposable 36 200 €. Célibataire. Quel impôt ?',
    'Je m’appelle Zoé Canari, célibataire, 35 000 € net imposable, quel est mon impôt ?',
    'Célibataire, 32 000 € net imposable, quel impôt ? Réponds en cinq points.',
    '<div>Célibataire, 32&nbsp;000 € net imposable, quel impôt&#160;?</div>',
  ])('quand tout ce qui est dit a servi, ou est mis de côté pour une raison : %s', async (question) => {
    expect(await codes(question)).toEqual({ statut: 'exact', codes: [] });
  });
});

describe('Une réponse n’est jamais exacte', () => {
  it.each([
    ['Combien de droits si je donne 150 000 € à mon fils ? J’ai aussi 4 321 € de zorglub.', 'MENTION_INEXPLIQUEE'],
    ['J’ai 4 321 € de zorglub. Célibataire, 32 000 € net imposable, quel impôt ?', 'ROLE_INCONNU'],
    ['Je donne 150 000 € à mon fils, adopté en la forme simple par adoption, combien de droits ?', 'MOT_NON_LU'],
    ['Célibataire, 32 000 € net imposable : quel impôt, et à quelle date le payer ?', 'AUTRE_OBJET'],
    ['Mon grand-père m’a offert 50 000 €, je suis célibataire, 30 000 € net imposable, impôt ?', 'MOT_NON_LU'],
    [
      'Mariés, 90 000 € et 60 000 € net imposable, trois enfants. Le plafond du quotient me coûte combien ?',
      'OBJET_NON_LU',
    ],
    ['En concubinage, deux enfants, 45 000 € et 20 000 € : comment répartir les enfants ?', 'OBJET_NON_LU'],
    ['Célibataire, 400 000 € de dividendes au PFU, quelle CDHR ?', 'OBJET_NON_LU'],
    ['Célibataire, micro-BIC, 35 000 € de prestations : combien d’impôt et de cotisations ?', 'AUTRE_OBJET'],
    ['Crédit impôt recherche : dépenses éligibles de 400 000 €, quel montant ?', 'REGLE_POUR_UN_CHIFFRE'],
    ['Mon parrain m’a fait un don de 31 865 €, il a 75 ans.', 'REGLE_INCERTAINE'],
    [
      'Divorcé, 52 000 € net imposable, ma fille de 22 ans étudie, je lui verse 500 € par mois : la rattacher ou déduire ?',
      'FAIT_A_PRECISER',
    ],
    ['Mon père est mort, ma mère est vivante, 600 000 € de patrimoine, 2 enfants, quels droits ?', 'MOT_NON_LU'],
    ['Que se passe-t-il si je déclare en retard ?', 'REGLE_INCERTAINE'],
    ['Lot gagné 7 500 € jeu télé, je suis célibataire, impôt ?', 'MOT_NON_LU'],
    ['Divorcé, 60 000 NI, j’ai touché 90 000 € au partage de la maison : impôt ?', 'MENTION_INEXPLIQUEE'],
    [
      'Je revends 350 000 € l’appartement, prix d’achat 200 000 €, mon fils a 12 ans. Impôt sur la plus-value ?',
      'MONTANT_SANS_ORIGINE',
    ],
  ])('quand un mot ou un montant n’a pas servi : %s', async (question, code) => {
    const { statut, codes: trouves } = await codes(question);
    expect(statut).not.toBe('exact');
    expect(trouves).toContain(code);
  });

  it('quand les kilomètres d’un trajet sont pris pour ceux d’une année', async () => {
    expect((await codes('5 CV, 38 km : combien de frais kilométriques ?')).statut).toBe('clarification');
  });

  it('quand une pension est dite sans âge, et que l’abattement des personnes âgées en dépend', async () => {
    const { statut, answer } = await poser('Retraité célibataire, 23 000 € de pension. Quel impôt ?');
    expect(statut).toBe('partiel');
    expect(answer).toContain('moins de 65 ans');
  });

  it('sans nommer ce qui est demandé : le taux de prélèvement est donné, du foyer et de chacun', async () => {
    const { answer } = await poser(
      'Mariés, 38 000 et 24 000 net imposable, un enfant de 3 ans, notre taux de prélèvement ?',
    );
    expect(answer).toMatch(/\*\*4,5\s%\*\*/);
    expect(answer).toMatch(/\*\*1\s%\*\*/);
    expect(answer).toMatch(/\*\*6,7\s%\*\*/);
  });

  it('sans que l’âge d’un retraité soit prêté à qui touche une pension', async () => {
    const { lecture } = await poser(
      'Mère célibataire, un enfant, 27 000 € net imposable, pension reçue 2 400 € : impôt ?',
    );
    expect(lecture.faits.map((f) => f.chemin)).not.toContain('foyer.annee_naissance_declarant1');
  });

  it('quand des montants s’annulent au lieu de se dire', async () => {
    const { statut } = await codes(
      'Mon père laisse une assurance-vie de 420 000 € versés avant 70 ans, un compte de 240 000 € et un autre de 180 000 €. Combien de prélèvement sur l’assurance-vie ?',
    );
    expect(statut).not.toBe('exact');
  });

  it('quand une règle répond à qui demande son chiffre', async () => {
    const question =
      'Je touche 60 000 € de ma holding : combien il me reste net dans la poche avec le régime mère-fille ?';
    const { statut } = await codes(question);
    expect(statut).not.toBe('exact');
  });

  it('quand le lien de parenté tient à un pronom', async () => {
    const { statut } = await codes('et ma petite sœur à qui elle laisse 12 000 €, pareil ?', [
      'Ma marraine, aucun lien de sang, me lègue 55 000 €. Droits ?',
    ]);
    expect(statut).not.toBe('exact');
  });

  it('quand la suite d’une conversation n’a rien changé au calcul', async () => {
    const { statut } = await codes('et pour mon associé, lui ?', ['Célibataire, 32 000 € net imposable, quel impôt ?']);
    expect(statut).not.toBe('exact');
  });

  it('et elle dit ce dont elle n’a pas tenu compte, dans les mots de la personne', async () => {
    const { answer } = await poser(
      'Combien de droits si je donne 150 000 € à mon fils ? J’ai aussi 4 321 € de zorglub.',
    );
    expect(answer).toContain('« 4 321 € »');
  });
});

it('Les parts d’un contrat dont le total est dit sont imposées une par une', async () => {
  const r = await poser(
    'Assurance-vie de mon père : 420 000 € versés avant 70 ans, 240 000 € pour moi et 180 000 € pour ma sœur. Combien de prélèvement ?',
  );
  expect(r.answer).toMatch(/\*\*23\s000\s€\*\* en tout : \*\*17\s500\s€\*\*, puis \*\*5\s500\s€\*\*/);
  expect(r.statut).toBe('exact');
});

it('Un profil prouve ses propres montants', async () => {
  const { statut, doutes } = await poser('Quel est mon impôt ?', {
    profilEnregistre: { situation_familiale: 'celibataire', revenus_salaires: 32_000 },
  });
  expect({ statut, doutes }).toEqual({ statut: 'exact', doutes: [] });
});

describe('Ce qui est dit d’un autre', () => {
  it('n’est pas pris pour celui qui demande sans être dit', async () => {
    const { statut, codes: trouves } = await codes(
      'Mon frère de 51 ans vit chez nous, invalide, carte CMI. Moi pacsé, nous déclarons 39 000 € et 22 000 € : impôt ?',
    );
    expect(statut).not.toBe('exact');
    expect(trouves).toContain('TITULAIRE_INCERTAIN');
  });

  it('est le sien quand tout parle de lui', async () => {
    expect(
      await codes('Mon neveu, 24 ans, célibataire, 19 800 € net imposable en 2025. Combien d’impôt pour lui ?'),
    ).toEqual({
      statut: 'exact',
      codes: [],
    });
  });
});

describe('La suite d’une conversation', () => {
  it('compare un essai de frais réels avec la déduction forfaitaire', async () => {
    const question = 'et si je prends mes frais réels, j’ai 14 000 km par an avec une 6 CV';
    const r = await poser(question, {
      historique: [
        { role: 'user', content: 'Je suis seul, 27 000 € net imposable, combien d’impôt ?' },
        { role: 'assistant', content: 'Réponse.' },
      ],
    });
    expect(r.statut).toBe('exact');
    expect(r.answer).toMatch(/ils réduisent votre impôt de \*\*638\s€\*\*/);
  });

  it('ne perd pas en silence un montant dit plus tôt', async () => {
    const { codes: trouves } = await codes('et avec ma pension de réversion oubliée, 2 900 € par an, en plus ?', [
      'Veuve de 71 ans, 1 350 € de retraite par mois : impôt ?',
    ]);
    expect(trouves).not.toEqual([]);
  });

  it('change le calcul par un mot aussi', async () => {
    expect(
      await codes('j’oubliais, j’ai la carte d’invalidité à 80 %', ['Célibataire, 33 000 € net imposable, impôt ?']),
    ).toEqual({ statut: 'exact', codes: [] });
  });
});

describe('Ce qui est dit de côté', () => {
  it('une activité niée ne nomme pas l’activité', async () => {
    const { calculs, answer } = await poser(
      'Je loue un meublé (pas de tourisme), 9 000 € de recettes en 2025, bénéfice imposable au micro-BIC ?',
    );
    expect(calculs.length).toBeGreaterThan(0);
    expect(answer).toContain('50\u00a0%');
  });

  it('deux parents qui donnent ensemble donnent chacun la moitié', async () => {
    const { answer } = await poser('et si on donne à deux avec son père, moitié-moitié ?', {
      historique: [
        { role: 'user', content: 'Je donne 190 000 € à ma fille, combien de droits ?' },
        { role: 'assistant', content: 'Réponse.' },
      ],
    });
    expect(answer).toContain('Aucun droit n’est dû');
  });

  it('un montant repris aussitôt est mis de côté', async () => {
    const question =
      'Célibataire, mon salaire net imposable c’est vingt-huit mille, non pardon vingt-neuf mille euros, impôt ?';
    expect(await codes(question)).toEqual({ statut: 'exact', codes: [] });
  });

  it('une prime s’ajoute une fois aux mois de paie', async () => {
    const { lecture } = await poser('Célibataire, 1 800 € net par mois sur 14 mois plus une prime de 900 €, impôt ?');
    expect(lecture.faits.find((f) => f.chemin === 'foyer.declarant1.salaires')?.valeur).toBe(26_100);
  });

  it('un don dit en plus n’est pas un salaire', async () => {
    const { lecture } = await poser(
      'Célibataire, 27 000 € net imposable et en plus 300 € de don au Secours populaire, impôt ?',
    );
    expect(lecture.faits.find((f) => f.chemin === 'foyer.declarant1.salaires')?.valeur).toBe(27_000);
  });

  it('deux montants égaux donnés à deux personnes ne sont pas une redite', async () => {
    const { statut } = await codes('Ma tante donne 40 000 € à mon fils et mon père 40 000 € à moi. Quels droits ?');
    expect(statut).not.toBe('exact');
  });

  it('une règle qui ne parle pas des droits ne répond pas à qui les demande', async () => {
    const { statut } = await codes('Ma mère est morte, droits sur ma part ?');
    expect(statut).not.toBe('exact');
  });

  it('les abréviations du métier se lisent : RP, NP, RS', async () => {
    const { lecture } = await poser('IFI : RP 900 000 €, locatif 800 000 €, dettes 50 000 €. Montant ?');
    expect(lecture.faits.find((f) => f.chemin === 'ifi.residence_principale')?.valeur).toBe(900_000);
  });

  it('les hypothèses sont dites', async () => {
    const { answer } = await poser('Combien de droits si je donne 150 000 € à mon fils ?');
    expect(answer).toContain('hypothèse : aucune donation');
  });

  it('la date d’ouverture n’est pas celle du retrait', async () => {
    const { lecture } = await poser(
      'PEA ouvert en 2022, fermé en juin 2026 avec 3 500 € de gain net. Combien prélevé ?',
    );
    expect(lecture.faits.find((f) => f.chemin === 'pea.date_ouverture')?.valeur).toBe('2022-07-01');
  });
});

describe('Une règle', () => {
  it('qui ne parle pas du mot décisif n’est pas celle qui est demandée', async () => {
    const { statut } = await codes('Notre SCI vend l’appartement du Touquet : plus-value à payer ?');
    expect(statut).not.toBe('exact');
  });
});
