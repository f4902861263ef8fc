import { Bouton, ChampChoix } from '../../../design-system/index.ts';
import { messageOf } from '../../../platform/erreurs.ts';
import { sessionLikely } from '../../../platform/session.ts';
import { toast } from '../../../platform/toasts.tsx';
import { ChampEntier } from '../commun/ChampEntier.tsx';
import { ChampMontant } from '../commun/ChampMontant.tsx';
import { Coche } from '../commun/Coche.tsx';
import { ChampNombre } from './Groupe.tsx';
import { PrecisionsFoyer } from './PrecisionsFoyer.tsx';
import { PrecisionsPatrimoine } from './PrecisionsPatrimoine.tsx';
import { lireProfil } from './profil.ts';
import {
  CHAMPS,
  ENFANTS_MAX,
  FAMILLES,
  OBJECTIFS,
  type Objectif,
  type SituationOptimisation,
  TMI_MAX,
} from '@francis/presentation/optimisation';

interface Props {
  s: SituationOptimisation;
  reference: boolean;
  modifier: (partiel: Partial<SituationOptimisation>) => void;
}

export function Saisies({ s, reference, modifier }: Props) {
  const basculer = (objectif: Objectif, choisi: boolean): void =>
    modifier({ objectifs: choisi ? [...s.objectifs, objectif] : s.objectifs.filter((o) => o !== objectif) });
  return (
    <>
      {!reference && sessionLikely() && <ReprendreProfil modifier={modifier} />}
      <ChampMontant
        libelle="Revenus annuels"
        aide={reference ? undefined : 'Salaires nets imposables, avant abattement.'}
        valeur={s.revenus}
        onChange={(revenus) => modifier({ revenus })}
      />
      <ChampEntier
        libelle="TMI"
        unite="%"
        max={TMI_MAX}
        aide={
          s.famille === 'inconnue' || reference
            ? `Votre tranche marginale, de 0 à ${TMI_MAX}.`
            : 'Le foyer est précisé\u202f: la tranche est calculée.'
        }
        valeur={s.tmi}
        onChange={(tmi) => modifier({ tmi })}
      />
      <ChampMontant
        libelle="Capacité d’investissement"
        aide="Ce que vous pouvez placer ou donner cette année."
        valeur={s.capacite}
        onChange={(capacite) => modifier({ capacite })}
      />
      <fieldset>
        <legend className="etiq">Objectifs</legend>
        <div className="coches">
          {OBJECTIFS.map((o) => (
            <Coche
              key={o.valeur}
              libelle={o.libelle}
              valeur={s.objectifs.includes(o.valeur)}
              onChange={(choisi) => basculer(o.valeur, choisi)}
            />
          ))}
        </div>
      </fieldset>
      {!reference && <Precisions s={s} modifier={modifier} />}
    </>
  );
}

/** Optional facts: each one lets a lever be computed rather than set aside. */
function Precisions({ s, modifier }: Omit<Props, 'reference'>) {
  return (
    <>
      <ChampChoix
        libelle="Situation familiale"
        aide="Précisée, elle remplace l’estimation par le calcul complet."
        value={s.famille}
        onChange={(e) => modifier({ famille: CHAMPS.famille.lire(e.target.value) ?? 'inconnue' })}
      >
        {FAMILLES.map((f) => (
          <option key={f.valeur} value={f.valeur}>
            {f.libelle}
          </option>
        ))}
      </ChampChoix>
      {s.famille !== 'inconnue' && (
        <ChampNombre
          libelle="Enfants à charge"
          max={ENFANTS_MAX}
          valeur={s.enfants}
          onChange={(enfants) => modifier({ enfants })}
        />
      )}
      {s.famille === 'marie' && (
        <ChampMontant
          facultatif
          libelle="Dont second déclarant"
          valeur={s.revenus2}
          onChange={(revenus2) => modifier({ revenus2 })}
        />
      )}
      {s.famille === 'celibataire' && s.enfants > 0 && (
        <Coche
          libelle="Je vis seul avec mes enfants (case T)"
          valeur={s.parentIsole}
          onChange={(parentIsole) => modifier({ parentIsole })}
        />
      )}
      <div className="groupes">
        <PrecisionsFoyer s={s} modifier={modifier} />
        <PrecisionsPatrimoine s={s} modifier={modifier} />
      </div>
    </>
  );
}

/** For somebody signed in: the family and the amounts of the profile, one click away. Nothing is sent back. */
function ReprendreProfil({ modifier }: Pick<Props, 'modifier'>) {
  const reprendre = async (): Promise<void> => {
    try {
      modifier(await lireProfil());
    } catch (error) {
      toast(messageOf(error, 'Erreur lors du chargement du profil'), { erreur: true });
    }
  };
  return (
    <Bouton taille="petite" icone="personne" onClick={() => void reprendre()}>
      Reprendre mon profil
    </Bouton>
  );
}
