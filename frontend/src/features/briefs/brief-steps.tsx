import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { payBox } from '@/entities/pay/entry'
import { priceUnits } from '@/entities/pay/pay'
import { NearMeButton, useNearMe } from '@/entities/place/near-me'
import { PlaceField } from '@/entities/place/place-field'
import { TradePicture } from '@/entities/trade/trade-picture'
import { freelanceTrades, tradeName } from '@/entities/trade/trades'
import { clearError, useFormFields } from '@/lib/forms/form-fields'
import { __ } from '@/lib/i18n/translate'
import { dayAfter, today } from '@/lib/time'
import { Checkbox } from '@/ui/checkbox'
import { ChoiceChips } from '@/ui/choice-chips'
import { FieldError } from '@/ui/field'
import { Grid, Row, Stack } from '@/ui/layout'
import { SelectField } from '@/ui/select-field'
import { Subheading, Text } from '@/ui/text'
import { TextAreaField, TextField } from '@/ui/text-field'
import { NumberField } from '@/ui/tidy-field'
import { type BriefValues, labels } from './brief-values'

type StepProps = { form: UseFormReturn<BriefValues> }

function Work({ form }: StepProps) {
  const field = useFormFields(form)
  const category = useWatch({ control: form.control, name: 'category' })
  function choose(trade: string) {
    form.setValue('category', trade === category ? '' : trade, { shouldDirty: true })
    clearError(form, 'title')
  }
  return (
    <>
      <ChoiceChips
        label={__('Trades')}
        choices={freelanceTrades.map(({ trade, name }) => ({
          value: trade,
          label: name(),
          picture: <TradePicture trades={[trade]} />,
        }))}
        isChosen={(trade) => trade === category}
        onChoose={choose}
      />
      <TextField
        label={labels.title()}
        placeholder={__('The kitchen tap leaks')}
        autoComplete="off"
        {...field('title')}
      />
    </>
  )
}

/** The work to be done, repeated on the later steps. */
export function What({ form }: StepProps) {
  const [category, title] = useWatch({ control: form.control, name: ['category', 'title'] })
  const trade = tradeName(category)
  const line = title.trim() || trade
  return (
    line && (
      <Row>
        {trade && <TradePicture trades={[category]} />}
        <Text strong htmlTranslate="yes">
          {line}
        </Text>
      </Row>
    )
  )
}

const ON_A_DAY = 'day'

function When({ form }: StepProps) {
  const field = useFormFields(form)
  const [when, on] = useWatch({ control: form.control, name: ['when', 'on'] })
  const days = [today(), dayAfter(1)]
  const chosen = when !== 'date' ? when : days.includes(on) ? on : ON_A_DAY
  const { error } = form.getFieldState('when')
  function choose(value: string) {
    const isDay = value !== 'flexible'
    form.setValue('when', isDay ? 'date' : value, { shouldDirty: true })
    form.setValue('on', isDay && value !== ON_A_DAY ? value : '', { shouldDirty: true })
    clearError(form, 'when')
    clearError(form, 'on')
  }
  return (
    <Stack gap="2">
      <Subheading>{__('When?')}</Subheading>
      <ChoiceChips
        label={__('When?')}
        choices={[
          { value: days[0] ?? '', label: __('Today') },
          { value: days[1] ?? '', label: __('Tomorrow') },
          { value: ON_A_DAY, label: __('On a day') },
          { value: 'flexible', label: __('Any day') },
        ]}
        isChosen={(value) => value === chosen}
        onChoose={choose}
      />
      <FieldError id="when-error">{error?.message}</FieldError>
      {chosen === ON_A_DAY && <TextField type="date" label={labels.on()} min={days[0]} {...field('on')} />}
    </Stack>
  )
}

function Where({ form }: StepProps) {
  const isRemote = useWatch({ control: form.control, name: 'is_remote' })
  const near = useNearMe(
    ({ pincode }) => {
      form.setValue('pincode', pincode, { shouldDirty: true })
      clearError(form, 'pincode')
    },
    (message) => form.setError('pincode', { message }),
  )
  return (
    <>
      {!isRemote && (
        <Stack gap="3">
          <Controller
            control={form.control}
            name="pincode"
            render={({ field: { value, onChange, ref }, fieldState }) => (
              <PlaceField
                value={value}
                inputRef={ref}
                error={fieldState.error?.message}
                onChange={(pincode) => {
                  onChange(pincode)
                  clearError(form, 'pincode')
                }}
              />
            )}
          />
          <NearMeButton {...near} />
        </Stack>
      )}
      <Checkbox label={__('From home or online')} {...form.register('is_remote')} />
      <When form={form} />
    </>
  )
}

function Budget({ form }: StepProps) {
  const field = useFormFields(form)
  const isRemote = useWatch({ control: form.control, name: 'is_remote' })
  return (
    <>
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <NumberField
          label={labels.budget_max()}
          helper={__('You may leave it empty: they tell you their price.')}
          {...payBox('Day')}
          {...field('budget_max')}
        />
        <SelectField
          label={labels.budget_unit()}
          placeholder={null}
          options={priceUnits()}
          {...field('budget_unit')}
        />
      </Grid>
      <NumberField label={labels.people()} {...field('people')} />
      {!isRemote && (
        <TextField
          label={labels.address()}
          helper={__('Only the person you hire reads it.')}
          autoComplete="street-address"
          {...field('address')}
        />
      )}
      <TextAreaField label={labels.description()} rows={3} {...field('description')} />
    </>
  )
}

/** The three steps of a brief. */
export const steps = [
  { label: () => __('What?'), Fields: Work },
  { label: () => __('Where and when?'), Fields: Where },
  { label: () => __('Budget'), Fields: Budget },
] as const
