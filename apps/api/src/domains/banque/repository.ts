import { and, asc, desc, eq, gt, inArray, isNotNull, lt, or, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { comptesBanque, connexionsBanque, departsBanque, soldesBanque } from '../../schema/index.ts';
import type { CompteLu } from './ports.ts';

export type Connexion = typeof connexionsBanque.$inferSelect;
export type CompteBanque = typeof comptesBanque.$inferSelect;
export type Solde = typeof soldesBanque.$inferSelect;

/** Every query takes the owner: the bank of someone else does not exist. */
export const depotBanque = (requetes: Queries, utilisateurId: string) => {
  const aMoi = (id: string) => and(eq(connexionsBanque.id, id), eq(connexionsBanque.utilisateurId, utilisateurId));
  return {
    async noterDepart(empreinte: string, sessionId: string, expireLe: Date): Promise<void> {
      await requetes.insert(departsBanque).values({ empreinte, utilisateurId, sessionId, expireLe });
    },

    /** Takes the departure away: of two returns, one finds it. */
    async prendreDepart(empreinte: string, sessionId: string, maintenant: Date): Promise<boolean> {
      const lignes = await requetes
        .delete(departsBanque)
        .where(
          and(
            eq(departsBanque.empreinte, empreinte),
            eq(departsBanque.utilisateurId, utilisateurId),
            eq(departsBanque.sessionId, sessionId),
            gt(departsBanque.expireLe, maintenant),
          ),
        )
        .returning({ empreinte: departsBanque.empreinte });
      return lignes.length > 0;
    },

    connexions: (): Promise<Connexion[]> =>
      requetes
        .select()
        .from(connexionsBanque)
        .where(eq(connexionsBanque.utilisateurId, utilisateurId))
        .orderBy(asc(connexionsBanque.connecteeLe)),

    async connexion(id: string): Promise<Connexion | undefined> {
      const [connexion] = await requetes.select().from(connexionsBanque).where(aMoi(id));
      return connexion;
    },

    /** The same bank again keeps its row, hence its history. */
    async ouvrir(connexion: Omit<Connexion, 'utilisateurId' | 'jetons'>): Promise<string> {
      const { id: _id, ...suite } = connexion;
      const [ligne] = await requetes
        .insert(connexionsBanque)
        .values({ ...connexion, utilisateurId, jetons: null })
        .onConflictDoUpdate({
          target: [connexionsBanque.utilisateurId, connexionsBanque.moyen, connexionsBanque.fournisseur],
          set: suite,
        })
        .returning({ id: connexionsBanque.id });
      if (!ligne) throw new Error('the bank was not kept');
      return ligne.id;
    },

    async changer(id: string, suite: Partial<Connexion>): Promise<void> {
      await requetes.update(connexionsBanque).set(suite).where(aMoi(id));
    },

    async supprimer(id: string): Promise<void> {
      await requetes.delete(connexionsBanque).where(aMoi(id));
    },

    async noterComptes(connexionId: string, lus: readonly (CompteLu & { id: string })[], jour: string): Promise<void> {
      for (const { solde, disponible, ...compte } of lus) {
        const { nom, genre, devise, finIban } = compte;
        const [ligne] = await requetes
          .insert(comptesBanque)
          .values({ ...compte, connexionId })
          .onConflictDoUpdate({
            target: [comptesBanque.connexionId, comptesBanque.externeId],
            set: { nom, genre, devise, finIban },
          })
          .returning({ id: comptesBanque.id });
        if (!ligne) continue;
        await requetes
          .insert(soldesBanque)
          .values({ compteId: ligne.id, jour, solde, disponible })
          .onConflictDoUpdate({ target: [soldesBanque.compteId, soldesBanque.jour], set: { solde, disponible } });
      }
    },

    comptes: (connexions: readonly string[]): Promise<CompteBanque[]> =>
      connexions.length === 0
        ? Promise.resolve([])
        : requetes
            .select()
            .from(comptesBanque)
            .where(inArray(comptesBanque.connexionId, [...connexions]))
            .orderBy(asc(comptesBanque.nom), asc(comptesBanque.id)),

    soldes: (comptes: readonly string[]): Promise<Solde[]> =>
      comptes.length === 0
        ? Promise.resolve([])
        : requetes
            .select()
            .from(soldesBanque)
            .where(inArray(soldesBanque.compteId, [...comptes]))
            .orderBy(desc(soldesBanque.jour)),
  };
};

/** What the server does for every account. */
export const depotBanques = (requetes: Queries) => ({
  async oublierDeparts(maintenant: Date): Promise<void> {
    await requetes.delete(departsBanque).where(lt(departsBanque.expireLe, maintenant));
  },

  /** Still open, and not read since. */
  aLire: (avant: Date): Promise<Connexion[]> =>
    requetes
      .select()
      .from(connexionsBanque)
      .where(
        and(
          eq(connexionsBanque.statut, 'active'),
          isNotNull(connexionsBanque.jetons),
          or(isNull(connexionsBanque.lueLe), lt(connexionsBanque.lueLe, avant)),
        ),
      ),
});
