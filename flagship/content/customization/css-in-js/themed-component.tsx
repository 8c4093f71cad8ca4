import {
  createTheme,
  styled,
  ThemeProvider,
  useThemeProps,
  type CSSObject,
} from '@mui/material/styles';

interface MeterProps {
  value: number;
  unit?: string;
}

declare module '@mui/material/styles' {
  interface Components<Theme = unknown> {
    Meter?: {
      defaultProps?: Partial<MeterProps>;
      styleOverrides?: { root?: CSSObject | ((props: { theme: Theme }) => CSSObject) };
    };
  }
}

const MeterRoot = styled('div', { name: 'Meter', slot: 'root' })(({ theme }) => ({
  padding: theme.spacing(2),
  color: '#fff',
  backgroundColor: '#263238',
}));

function Meter(inProps: MeterProps) {
  const { value, unit } = useThemeProps({ props: inProps, name: 'Meter' });
  return (
    <MeterRoot>
      <bdi>
        {value} {unit}
      </bdi>
    </MeterRoot>
  );
}

const theme = createTheme({
  components: {
    Meter: {
      defaultProps: { unit: 'litres' },
      styleOverrides: { root: { borderRadius: 8, backgroundColor: '#4a148c' } },
    },
  },
});

export default function ThemedComponent() {
  return (
    <ThemeProvider theme={theme}>
      <Meter value={42} />
    </ThemeProvider>
  );
}
