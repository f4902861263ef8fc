import type { Profil } from '@francis/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { profilQuery } from './api.ts';
import { ecrireProfil } from './ecritures.ts';

/** A server that answers when it is told to, and keeps what it was sent in the order of its coming. */
function serveur() {
  let garde: Profil = { situation_familiale: 'marie' };
  const recus: Profil[] = [];
  const portes: (() => void)[] = [];
  return {
    recus,
    repondre: async (): Promise<void> => {
      await Promise.resolve();
      portes.shift()?.();
      await new Promise((suite) => setTimeout(suite));
    },
    envoyer:
      (champs: Profil, refus = false) =>
      (): Promise<Profil> => {
        recus.push(champs);
        return new Promise((accepter, refuser) => {
          portes.push(() => {
            if (refus) return refuser(new Error('refused'));
            garde = { ...garde, ...champs };
            accepter(garde);
          });
        });
      },
  };
}

const NIVEAU: Profil = { niveau_connaissance: 'avance' };
const OBJECTIF: Profil = { objectifs: 'optimiser' };

function depart() {
  const client = new QueryClient();
  client.setQueryData(profilQuery.queryKey, { situation_familiale: 'marie' });
  return { client, lire: () => client.getQueryData(profilQuery.queryKey), ...serveur() };
}

test('la réponse du premier changement ne défait pas le second', async () => {
  const { client, lire, recus, repondre, envoyer } = depart();
  const premier = ecrireProfil(client, { montrer: NIVEAU, envoyer: envoyer(NIVEAU) });
  const second = ecrireProfil(client, { montrer: OBJECTIF, envoyer: envoyer(OBJECTIF) });
  await repondre();
  await premier;
  expect(lire()).toMatchObject({ ...NIVEAU, ...OBJECTIF });
  await repondre();
  await second;
  expect(lire()).toEqual({ situation_familiale: 'marie', ...NIVEAU, ...OBJECTIF });
  expect(recus).toEqual([NIVEAU, OBJECTIF]);
});

test('deux valeurs d’un même champ arrivent au serveur dans l’ordre des gestes', async () => {
  const { client, lire, recus, repondre, envoyer } = depart();
  const deux: Profil = { nombre_enfants: 2 };
  const trois: Profil = { nombre_enfants: 3 };
  const ecritures = [deux, trois].map((champs) => ecrireProfil(client, { envoyer: envoyer(champs) }));
  await repondre();
  expect(recus).toEqual([deux, trois]);
  await repondre();
  await Promise.all(ecritures);
  expect(lire()).toMatchObject(trois);
});

test('un refus ne reprend que son propre changement', async () => {
  const { client, lire, repondre, envoyer } = depart();
  const refuse = ecrireProfil(client, { montrer: NIVEAU, envoyer: envoyer(NIVEAU, true) });
  const accepte = ecrireProfil(client, { montrer: OBJECTIF, envoyer: envoyer(OBJECTIF) });
  await Promise.all([expect(refuse).rejects.toThrow('refused'), repondre()]);
  expect(lire()).toEqual({ situation_familiale: 'marie', ...OBJECTIF });
  await repondre();
  await accepte;
  expect(lire()).toEqual({ situation_familiale: 'marie', ...OBJECTIF });
});
