import { Champ, ChampChoix, ChoixSegmente, Icone } from '../../../design-system/index.ts';
import { ChampEntier } from '../commun/ChampEntier.tsx';
import { ChampMontant } from '../commun/ChampMontant.tsx';
import { formaterFrancs } from '@francis/presentation/commun';
import { ACTIVITES, CANTONS, CHAMPS, EGLISES, ETATS_CIVILS, type SituationSuisse } from '@francis/presentation/suisse';

const ENFANTS = Array.from({ length: 11 }, (_, i) => i);

interface Props {
  s: SituationSuisse;
  annee: string;
  /** Largest deductible payment, as the last answer gives it for this household. */
  maximum3a: number | undefined;
  /** What the server says of the commune that was typed. */
  erreurCommune: string | undefined;
  modifier: (partiel: Partial<SituationSuisse>) => void;
}

export function Saisies({ s, annee, maximum3a, erreurCommune, modifier }: Props) {
  return (
    <>
      <ChampMontant
        libelle="Revenu brut annuel"
        unite="CHF"
        valeur={s.gross_income}
        onChange={(gross_income) => modifier({ gross_income })}
      />
      <ChampChoix
        libelle="Canton"
        value={s.canton}
        onChange={(e) => modifier({ canton: CHAMPS.canton.lire(e.target.value) ?? 'geneva' })}
      >
        {CANTONS.map((c) => (
          <option key={c.valeur} value={c.valeur}>
            {c.libelle}
          </option>
        ))}
      </ChampChoix>
      <ChoixSegmente
        legende="État civil"
        options={ETATS_CIVILS}
        valeur={s.marital_status}
        onChange={(marital_status) => modifier({ marital_status })}
      />
      <ChampChoix libelle="Enfants" value={s.children} onChange={(e) => modifier({ children: Number(e.target.value) })}>
        {ENFANTS.map((n) => (
          <option key={n}>{n}</option>
        ))}
      </ChampChoix>
      <ChoixSegmente
        legende="Activité"
        options={ACTIVITES}
        valeur={s.employment_type}
        onChange={(employment_type) => modifier({ employment_type })}
      />
      <ChampMontant
        facultatif
        libelle="Pilier 3a"
        unite="CHF"
        aide={maximum3a === undefined ? undefined : `Maximum ${annee}\u202f: ${formaterFrancs(maximum3a)}.`}
        valeur={s.pillar_3a}
        onChange={(pillar_3a) => modifier({ pillar_3a })}
      />
      <ChampMontant
        facultatif
        libelle="Primes d’assurance"
        unite="CHF"
        aide="Maladie et prévoyance, pour tout le ménage."
        valeur={s.insurance_premiums}
        onChange={(insurance_premiums) => modifier({ insurance_premiums })}
      />
      <details>
        <summary>
          <Icone nom="plus" petite />
          Commune, âge, conjoint
        </summary>
        <div>
          <Champ
            libelle="Commune"
            aide="Le chef-lieu du canton si rien n’est saisi."
            autoComplete="off"
            value={s.commune}
            erreur={erreurCommune}
            onChange={(e) => modifier({ commune: e.target.value })}
          />
          <ChampEntier
            facultatif
            libelle="Âge"
            aide="Il fixe la cotisation au 2e pilier."
            max={100}
            valeur={s.age}
            onChange={(age) => modifier({ age })}
          />
          {s.marital_status === 'married' && (
            <ChampMontant
              facultatif
              libelle="Revenu brut du conjoint"
              unite="CHF"
              valeur={s.spouse_gross_income}
              onChange={(spouse_gross_income) => modifier({ spouse_gross_income })}
            />
          )}
          <ChampChoix
            libelle="Impôt ecclésiastique"
            value={s.church}
            onChange={(e) => modifier({ church: CHAMPS.church.lire(e.target.value) ?? 'none' })}
          >
            {EGLISES.map((c) => (
              <option key={c.valeur} value={c.valeur}>
                {c.libelle}
              </option>
            ))}
          </ChampChoix>
        </div>
      </details>
    </>
  );
}
