import Box from '@mui/material/Box';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import { useRef, useState } from 'react';
import { landscapes } from './landscapes';
import { BackButton, NextButton } from './mobile-stepper-buttons';

export default function SwipeableMobileStepper() {
  const [current, setCurrent] = useState(0);
  const strip = useRef<HTMLDivElement>(null);

  const show = (index: number) => {
    const picture = strip.current?.children[index] as HTMLElement;
    strip.current?.scrollTo({ left: picture.offsetLeft, behavior: 'smooth' });
  };

  return (
    <Paper sx={{ width: '100%', maxWidth: 360, overflow: 'hidden' }}>
      <Box
        ref={strip}
        tabIndex={0}
        role="group"
        aria-label="Pictures"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          // `scrollLeft` is negative in right-to-left documents.
          setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
        sx={{
          position: 'relative',
          display: 'flex',
          overflowX: 'auto',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
        }}
      >
        {landscapes.map(({ name, shapes }) => (
          <Box
            key={name}
            component="svg"
            viewBox="0 0 320 180"
            role="img"
            aria-label={name}
            sx={{ flex: '0 0 100%', width: '100%', scrollSnapAlign: 'start' }}
          >
            {shapes}
          </Box>
        ))}
      </Box>
      <MobileStepper
        variant="text"
        position="static"
        steps={landscapes.length}
        activeStep={current}
        backButton={<BackButton current={current} onChange={show} />}
        nextButton={<NextButton current={current} steps={landscapes.length} onChange={show} />}
      />
    </Paper>
  );
}
